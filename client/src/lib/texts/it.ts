const own = import.meta.glob<string>('../../text/**/it.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const setup = import.meta.glob<string>('$games/*/text/setup/it.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The words of the client in this language, with the names of the games and of their options. */
export default [...Object.values(own), ...Object.values(setup)];
