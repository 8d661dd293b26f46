import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey } from '@berea/client-address';

/** How much one address may have open at once. An address is one client: an IPv6 network counts as one. */
export interface Limits {
  /** Connections. Behind a proxy of ours all come from it: Infinity. */
  readonly connections: number;
  /** Requests under way, as one connection can carry thousands. Behind a proxy: Infinity. */
  readonly requests: number;
}

/**
 * Requests of one connection that wait for their answers. Browsers and proxies send the next one after the answer; who
 * sends thousands at once keeps the server busy with reading them, even where each is refused.
 */
const mostInOneConnection = 16;
/**
 * So many such connections of an address are ended alone, and then all of it. Others may share the address, so they are
 * many: reading them takes a tenth of the server's time.
 */
const mostOffences = 100;
/** For so long offences are remembered, and an address with too many is not listened to. Milliseconds. */
const refusedMs = 10_000;

interface Client {
  readonly sockets: Set<Socket>;
  requests: number;
}

/** Keeps what one address has open within limits. */
export class ClientLimits {
  readonly #limits: Limits;
  readonly #clients = new Map<string, Client>();
  readonly #unanswered = new WeakMap<Socket, number>();
  readonly #offences = new Map<string, number>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Takes a connection, or ends it. */
  connect(socket: Socket): void {
    const address = addressOf(socket);
    const client = this.#clients.get(address) ?? { sockets: new Set(), requests: 0 };
    if (this.#isRefused(address) || client.sockets.size >= this.#limits.connections) return void socket.destroy();
    this.#clients.set(address, client);
    client.sockets.add(socket);
    socket.once('close', () => {
      client.sockets.delete(socket);
      this.#forget(address, client);
    });
  }

  /** Whether a request is handled; if not, it is answered, or its connection is ended. */
  mayEnter({ socket }: IncomingMessage, answer: ServerResponse): boolean {
    // What was read together with a request that ended the connection.
    if (socket.destroyed) return false;
    const address = addressOf(socket);
    const unanswered = (this.#unanswered.get(socket) ?? 0) + 1;
    this.#unanswered.set(socket, unanswered);
    if (unanswered > mostInOneConnection) {
      this.#refuse(address, socket);
      return false;
    }
    const client = this.#clients.get(address) ?? { sockets: new Set(), requests: 0 };
    client.requests += 1;
    this.#clients.set(address, client);
    answer.once('close', () => {
      this.#unanswered.set(socket, (this.#unanswered.get(socket) ?? 1) - 1);
      client.requests -= 1;
      this.#forget(address, client);
    });
    if (client.requests <= this.#limits.requests) return true;
    answer.writeHead(503, { 'retry-after': '1', 'cache-control': 'no-store' }).end();
    return false;
  }

  #isRefused(address: string): boolean {
    return (this.#offences.get(address) ?? 0) > mostOffences;
  }

  /** Ends a connection, in the end all of its address. A proxy of ours stands for many people: there each alone. */
  #refuse(address: string, socket: Socket): void {
    socket.destroy();
    if (this.#limits.connections === Infinity) return;
    if (!this.#offences.has(address)) setTimeout(() => this.#offences.delete(address), refusedMs).unref();
    this.#offences.set(address, (this.#offences.get(address) ?? 0) + 1);
    if (this.#isRefused(address)) for (const each of this.#clients.get(address)?.sockets ?? []) each.destroy();
  }

  #forget(address: string, client: Client): void {
    if (client.sockets.size === 0 && client.requests === 0) this.#clients.delete(address);
  }
}

const addressOf = ({ remoteAddress = 'unknown' }: Socket): string => addressKey(remoteAddress);
