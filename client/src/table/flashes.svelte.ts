// Places that are outlined for a moment.
export const FLASH = 1800;

export class Flashes {
  places: ReadonlySet<string> = $state.raw(new Set());
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(places: readonly string[], time: number = FLASH): void {
    clearTimeout(this.#timer);
    this.places = new Set(places);
    if (places.length) this.#timer = setTimeout(() => (this.places = new Set()), time);
  }
}
