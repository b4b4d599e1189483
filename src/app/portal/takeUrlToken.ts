/**
 * Takes a widget's token from `?token=` or `#token=`, and removes it from the address, because addresses are stored.
 */
export function takeUrlToken({ location, history }: Window): string | null {
  const here = new URL(location.href);
  const token = here.searchParams.get('token') ?? new URLSearchParams(here.hash.slice(1)).get('token');
  if (!token) return null;
  here.searchParams.delete('token');
  here.hash = '';
  history.replaceState(history.state, '', here);
  return token;
}
