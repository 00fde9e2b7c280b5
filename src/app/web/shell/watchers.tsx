/** What runs while someone is logged in and draws nothing of its own. */
export function Watchers() {
  return null;
}
