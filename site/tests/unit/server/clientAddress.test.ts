import { expect, it } from 'vitest';
import { clientAddressBehind } from '../../../server/clientAddress.ts';

const behind = clientAddressBehind(['10.0.0.0/8', '192.0.2.7', 'fd00::/8']);

it.each([
  ['nobody is trusted with a header but a proxy by name', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['a trusted proxy says who asked', '10.1.2.3', '198.51.100.1', '198.51.100.1'],
  [
    'what the visitor wrote before the proxy did counts for nothing',
    '10.1.2.3',
    '1.1.1.1, 198.51.100.1',
    '198.51.100.1',
  ],
  ['a chain of trusted proxies', '192.0.2.7', '198.51.100.1, 10.9.9.9', '198.51.100.1'],
  ['an IPv4 visitor on an IPv6 socket', '::ffff:10.1.2.3', '198.51.100.1', '198.51.100.1'],
  ['IPv6', 'fd00::1', '2001:db8::5', '2001:db8::5'],
  ['a proxy that says nothing', '10.1.2.3', undefined, '10.1.2.3'],
  ['a proxy that says nonsense', '10.1.2.3', '<script>', '10.1.2.3'],
])('%s', (_what, socket, header, expected) => {
  expect(behind(socket, header)).toBe(expected);
});

it('trusts no proxy unless told to', () => {
  expect(clientAddressBehind([])('127.0.0.1', '198.51.100.1')).toBe('127.0.0.1');
});
