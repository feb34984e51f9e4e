/** The app's one connection to the lobby; whoever listens shares it. */

import { Channel, type Connection } from '../../api/live';
import type { LobbyMessage } from '../../api/types';

interface Listener {
  hear: (message: LobbyMessage) => void;
  /** How the connection is; after `live` the server tells everything that waits. */
  state?: (connection: Connection) => void;
}

const listeners = new Set<Listener>();
let channel: Channel<LobbyMessage> | null = null;

function connect(): void {
  channel?.close();
  channel = new Channel<LobbyMessage>({
    address: () => '/api/live',
    hear: (message) => listeners.forEach((each) => each.hear(message)),
    state: (connection) => listeners.forEach((each) => each.state?.(connection)),
  });
}

/** Listens until the function that this returns is called. Every newcomer brings a new connection,
 *  as the server tells what waits to those who enter; the others hear it once more. */
export function hearLobby(listener: Listener): () => void {
  listeners.add(listener);
  connect();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    channel?.close();
    channel = null;
  };
}

/** Connects again, as somebody else: a visitor has become a guest, or has signed in or out. */
export function reenterLobby(): void {
  if (listeners.size > 0) connect();
}
