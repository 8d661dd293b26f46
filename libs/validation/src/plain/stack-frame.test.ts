import { expect, it } from 'vitest';
import { clientEventsRequest } from '../client-event.ts';
import { isStackFrame } from './stack-frame.ts';

const frame = { file: '/r/reader/1.4.0-abc123abc123/42.1a2b3c4d.js', line: 1, column: 2 };
const event = {
  remote: 'reader',
  version: '1.4.0-abc123abc123',
  cohort: 'stable',
  revision: 1,
  route: '/bible/:book?/:chapter?',
  phase: 'handler',
  kind: 'thrown',
  metric: null,
  ms: null,
};
const isReceived = (one: object): boolean =>
  clientEventsRequest.safeParse({ events: [{ ...event, frames: [one] }] }).success;

it.each([
  [true, frame],
  [true, { ...frame, file: '/shell/5b9f182c0ac8/main.bfe00ac2.js', line: 0 }],
  [false, { ...frame, file: 'https://elsewhere.example/r/reader/1/a.js' }],
  [false, { ...frame, file: '/r/reader/../secret.js' }],
  [false, { ...frame, file: '/question?q=my-trouble.js' }],
  [false, { ...frame, file: `/r/reader/${'a'.repeat(160)}.js` }],
  [false, { ...frame, line: -1 }],
  [false, { ...frame, column: 1.5 }],
  [false, { ...frame, column: Number.NaN }],
  [false, { ...frame, line: 1_000_000_001 }],
])('security: it is %s that a frame is sent, and received, for %j', (expected, one) => {
  expect([isStackFrame(one), isReceived(one)]).toEqual([expected, expected]);
});
