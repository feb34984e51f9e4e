/** What can be shared of something: paths on this server. */
export interface Shared {
  /** The page. */
  page: string;
  /** A picture of what is shown now. */
  picture?: string | undefined;
  /** The whole of it as an animated picture. */
  animation?: string | undefined;
  /** The page for the frames of other sites. */
  embed?: string | undefined;
}

/** What can be shared of a game: nothing but its page when it is private, for nobody else sees more.
 *  `after`: the number of actions before the position shown; null for the newest. */
export function sharedGame(
  id: string,
  { page = `/game/${id}`, hidden = false, after = null as number | null } = {},
): Shared {
  if (hidden) return { page };
  const pictures = `/api/games/${encodeURIComponent(id)}`;
  return {
    page,
    picture: `${pictures}/picture.png${after === null ? '' : `?after=${after}`}`,
    animation: `${pictures}/animation.gif`,
    embed: `/embed/game/${encodeURIComponent(id)}`,
  };
}

/** What can be shared of a puzzle. */
export function sharedPuzzle(id: string, edition: string): Shared {
  const name = encodeURIComponent(id);
  return {
    page: `/puzzles/${name}`,
    picture: `/api/puzzles/${name}/picture.png?edition=${edition}`,
    embed: `/embed/puzzle/${name}`,
  };
}

/** The size of the frame: the board, and three lines around it. */
const WIDTH = 480;
const HEIGHT = 610;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The HTML that shows a page in a frame. */
export function embedCode(address: string, title: string): string {
  return (
    `<iframe src="${escaped(address)}" title="${escaped(title)}" width="${WIDTH}" ` +
    `height="${HEIGHT}" loading="lazy" style="border:0;max-width:100%"></iframe>`
  );
}
