import type { AddressInfo } from 'node:net';

import { SMTPServer } from 'smtp-server';

/** A received mail. */
export interface Received {
  readonly to: readonly string[];
  /** Header lines and body, as sent. */
  readonly raw: string;
}

/** A running SMTP server with the mail it received. */
export interface Inbox {
  readonly port: number;
  readonly received: Received[];
  /** When set, the error with which the server refuses recipients. */
  refuse: { code: number; message: string } | undefined;
  stop(): Promise<void>;
}

/** Starts a real SMTP server on loopback that stores received mail. `port` 0: any free port. */
export async function startInbox(
  port = 0,
  { user, password }: { user?: string; password?: string } = {},
): Promise<Inbox> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: user === undefined,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onAuth: (auth, _session, done) =>
      auth.username === user && auth.password === password ? done(null, { user }) : done(new Error('wrong')),
    onRcptTo: (_address, _session, done) =>
      done(inbox.refuse && Object.assign(new Error(inbox.refuse.message), { responseCode: inbox.refuse.code })),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const inbox: Inbox = {
    port: (server.server.address() as AddressInfo).port,
    received,
    refuse: undefined,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return inbox;
}

/** The text of a mail, with quoted-printable decoded. */
export function textOf({ raw }: Received): string {
  const body = raw.slice(raw.indexOf('\r\n\r\n') + 4);
  if (!/^Content-Transfer-Encoding: quoted-printable\r$/im.test(raw)) return body;
  return body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
