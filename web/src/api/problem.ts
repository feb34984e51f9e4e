/** What the server says when it refuses (RFC 9457), and what we say when it cannot be reached. */

import type { Snapshot } from './types';

export interface ProblemDocument {
  title?: string;
  detail?: string;
  status?: number;
  code?: string;
  rule?: string | null;
  snapshot?: Snapshot;
}

export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly rule: string | null;
  readonly snapshot: Snapshot | null;

  constructor(status: number, document: ProblemDocument) {
    super(document.detail ?? document.title ?? String(status));
    this.name = 'Problem';
    this.status = status;
    this.code = document.code ?? String(status);
    this.rule = document.rule ?? null;
    this.snapshot = document.snapshot ?? null;
  }

  /** Whether there is nothing at the address: an id that nobody has, or that nobody can have. */
  get missing(): boolean {
    return this.status === 404 || this.status === 422;
  }
}

/** The server did not answer at all. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super('unreachable', { cause });
    this.name = 'Unreachable';
  }
}
