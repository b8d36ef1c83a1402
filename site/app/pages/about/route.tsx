import { notFound } from '../screen.server.ts';

/** Any address that no other screen knows. */
export const loader = () => {
  throw notFound();
};

export default function NotFound() {
  return null;
}
