/** Pointing at four squares: for a call, in a lesson, in the drill. */

const FULL = 4;

export class Pointing {
  on = $state(false);
  squares: readonly string[] = $state.raw([]);

  start(): void {
    this.on = true;
    this.squares = [];
  }

  stop(): void {
    this.on = false;
    this.squares = [];
  }

  /** Points at a square, or takes it back; a fifth one is not taken. */
  point(square: string): void {
    if (this.squares.includes(square)) {
      this.squares = this.squares.filter((each) => each !== square);
    } else if (!this.complete) {
      this.squares = [...this.squares, square];
    }
  }

  /** Points at these four squares instead. */
  take(squares: readonly string[]): void {
    this.squares = squares;
  }

  get complete(): boolean {
    return this.squares.length === FULL;
  }

  /** Those of some squares that can be chosen now: after the fourth only those pointed at. */
  among(squares: Iterable<string>): string[] {
    return [...squares].filter((square) => !this.complete || this.squares.includes(square));
  }
}
