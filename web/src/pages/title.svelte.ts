/** The title of a page when it is of something of its own: a lesson, a player, a game. */

class Own {
  title: string | null = $state(null);
}

const own = new Own();

/** Gives the page this title while it is shown; null leaves it the one in the table of pages. */
export function entitle(title: () => string | null): void {
  $effect(() => {
    own.title = title();
    return () => (own.title = null);
  });
}

/** The title that the page on the screen has given itself. */
export function ownTitle(): string | null {
  return own.title;
}
