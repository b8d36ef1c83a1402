import { BlockList, isIP } from 'node:net';

/** A proxy as `TRUSTED_PROXIES` names it: an address, or a range such as `10.0.0.0/8`. */
export const isProxy = (value: string): boolean => {
  const [address = '', bits] = value.split('/');
  const family = isIP(address);
  if (family === 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
};

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
/** An IPv4 visitor on an IPv6 socket. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * Whom a limit counts: the other end of the socket or, behind proxies that are trusted by name, the last address in
 * X-Forwarded-For that none of them added for another of them. From anybody else that header is only words.
 */
export const clientAddressBehind = (trustedProxies: readonly string[]) => {
  const trusted = new BlockList();
  for (const proxy of trustedProxies) {
    const [address = '', bits] = proxy.split('/');
    if (bits === undefined) trusted.addAddress(address, familyOf(address));
    else trusted.addSubnet(address, Number(bits), familyOf(address));
  }
  const isTrusted = (address: string) => isIP(address) !== 0 && trusted.check(address, familyOf(address));

  return (socketAddress: string | undefined, forwardedFor: string | undefined): string => {
    const hops = (forwardedFor ?? '').split(',').map((hop) => plain(hop.trim()));
    let client = plain(socketAddress ?? 'unknown');
    while (isTrusted(client)) {
      const next = hops.pop();
      if (!next || isIP(next) === 0) break;
      client = next;
    }
    return client;
  };
};
