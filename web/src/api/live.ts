/** A connection that stays: reconnects by itself and says how it is. */

import type { TournamentMessage } from './tournaments';
import type { BoardsMessage, ClientMessage, GameMessage, LobbyMessage } from './types';

export type Connection = 'connecting' | 'live' | 'lost';

interface Listener<Message> {
  /** The address to connect to, asked for again at each attempt. */
  address: () => string;
  /** Hears everything but pings, which are answered here. */
  hear: (message: Message) => void;
  state: (connection: Connection) => void;
}

const SHORTEST = 500;
const LONGEST = 8000;
/** The server pings more often than this; silence means that the line is dead. */
const SILENCE = 45_000;

export class Channel<
  Message extends BoardsMessage | GameMessage | LobbyMessage | TournamentMessage,
> {
  #listener: Listener<Message>;
  /** The line in use. One that was given up is heard no more, whatever still comes from it. */
  #socket: WebSocket | null = null;
  #closed = false;
  #pause = SHORTEST;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  readonly #wake = (): void => {
    if (document.visibilityState === 'visible' && navigator.onLine) this.#now();
  };
  readonly #drop = (): void => this.#lose(this.#socket);

  constructor(listener: Listener<Message>) {
    this.#listener = listener;
    addEventListener('online', this.#wake);
    addEventListener('offline', this.#drop);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  /** Ends the connection for good, also one that is still being made. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#drop);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#hangUp();
  }

  #now(): void {
    if (this.#socket || this.#closed) return;
    clearTimeout(this.#retry);
    this.#pause = SHORTEST;
    this.#connect();
  }

  #connect(): void {
    const url = new URL(this.#listener.address(), location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(url);
    this.#socket = socket;
    this.#listener.state('connecting');
    socket.addEventListener('open', () => {
      if (socket !== this.#socket) return;
      this.#pause = SHORTEST;
      this.#listener.state('live');
      this.#listen();
    });
    socket.addEventListener('message', (event) => {
      if (socket !== this.#socket) return;
      this.#listen();
      const message = JSON.parse(String(event.data)) as Message;
      if (message.type === 'ping') {
        const answer: ClientMessage = { type: 'pong', id: message.id };
        socket.send(JSON.stringify(answer));
      } else {
        this.#listener.hear(message);
      }
    });
    socket.addEventListener('close', () => this.#lose(socket));
  }

  /** Gives a line up and tries again after a pause. A dead line may take minutes to report its end,
   *  so nobody waits for that. */
  #lose(socket: WebSocket | null): void {
    if (!socket || socket !== this.#socket) return;
    this.#hangUp();
    this.#listener.state('lost');
    this.#retry = setTimeout(() => this.#connect(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(LONGEST, this.#pause * 2);
  }

  #hangUp(): void {
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lose(this.#socket), SILENCE);
  }
}
