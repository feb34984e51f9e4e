/** The words that the board needs. It has none of its own: pages pass them in. */

/** The name of a square or a piece with something added to it. */
type WithRemark = (name: string, remark: string) => string;

export interface BoardLabels {
  board: string;
  /** A square with what stands on it. */
  square: (square: string, piece: string | undefined) => string;
  /** What is added to the name of the square of the last placement, and of a marked one. */
  last: string;
  marked: string;
  withRemark: WithRemark;
}

export interface HandLabels {
  /** A piece with its number, for screen readers. */
  piece: (piece: string) => string;
  value: (value: string) => string;
  empty: string;
}

export interface TrayLabels {
  tray: string;
  piece: (piece: string) => string;
  withRemark: WithRemark;
  /** The pieces that share a value. */
  group: (value: string) => string;
  empty: string;
}
