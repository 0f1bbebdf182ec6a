/** The time, moving on every so often while a component looks at it. */
export function clockOf(every: number): { readonly seconds: number } {
  let seconds = $state(Date.now() / 1000);
  $effect(() => {
    const timer = setInterval(() => (seconds = Date.now() / 1000), every);
    return () => clearInterval(timer);
  });
  return {
    get seconds() {
      return seconds;
    },
  };
}
