import { BlockList, isIP } from 'node:net';

/** IPv4 ranges that are not the open internet: https://www.iana.org/assignments/iana-ipv4-special-registry */
const inside = new BlockList();
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]) {
  const [net = '', prefix] = range.split('/');
  inside.addSubnet(net, Number(prefix), 'ipv4');
}
// What may carry an IPv4 address within itself (Teredo, 6to4), and examples.
for (const net of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']) {
  const [address = '', prefix] = net.split('/');
  inside.addSubnet(address, Number(prefix), 'ipv6');
}

/** Of IPv6 only this part is given out for use on the open internet. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/** Whether an address lies on the open internet, and not on this machine, in its network, or at a cloud's metadata. */
export const isPublicAddress = (address: string): boolean => {
  const version = isIP(address);
  if (version === 4) return !inside.check(address, 'ipv4');
  return version === 6 && global.check(address, 'ipv6') && !inside.check(address, 'ipv6');
};
