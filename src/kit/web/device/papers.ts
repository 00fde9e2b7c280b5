/** In the storage that a log-out empties: the papers of one person are not for the next. */
export const PAPERS = 'kilau.kertas';

/** Tells of a paper that waits, or no longer does, in this tab or another. */
export function watchPapers(tell: () => void): () => void {
  window.addEventListener(PAPERS, tell);
  window.addEventListener('storage', tell);
  return () => {
    window.removeEventListener(PAPERS, tell);
    window.removeEventListener('storage', tell);
  };
}
