/** Pieces that a coach would put on spaces, by target: drawn pale where nothing lies. */
class Ghosts {
  pieces: ReadonlyMap<string, string> = $state.raw(new Map());
}

export const ghosts = new Ghosts();
