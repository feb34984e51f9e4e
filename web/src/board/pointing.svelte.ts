/** Pointing at four squares, for a call or in the drill. */

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

  /** Points at a square, or no longer; a fifth one is not taken. */
  point(square: string): void {
    if (this.squares.includes(square)) {
      this.squares = this.squares.filter((each) => each !== square);
    } else if (this.squares.length < 4) {
      this.squares = [...this.squares, square];
    }
  }

  get complete(): boolean {
    return this.squares.length === 4;
  }
}
