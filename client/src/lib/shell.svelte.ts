// What a page tells the frame around it.

class Shell {
  /** The name of the page, for the window's title. */
  title = $state('');
  /** Somebody waits for this person: the title and the favicon say so. */
  turn = $state(false);
  /** The page draws its own header. */
  bare = $state(false);
}

export const shell = new Shell();
