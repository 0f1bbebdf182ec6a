import game from '$game-text/ru.ftl?raw';

const own = import.meta.glob<string>('../../text/**/ru.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Every message file in this language: the game's and the client's. */
export default [game, ...Object.values(own)];
