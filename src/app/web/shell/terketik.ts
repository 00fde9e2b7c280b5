/** Fields of the page in which a person typed. */
const fields = new Set<Element>();

/** Remembers from now on what is typed; answers how to stop. */
export function noteTyped(): () => void {
  const hear = ({ target }: Event) => void (target instanceof Element && fields.add(target));
  document.addEventListener('input', hear, true);
  return () => document.removeEventListener('input', hear, true);
}

/**
 * A tick counts as it is; who sells is kept by the browser as it is; what is searched for, and the frame, are no
 * form.
 */
const holds = (field: Element): boolean =>
  !field.matches('[type="search"], [data-field="kode_sales"], [data-frame]') &&
  (field.matches('[type="checkbox"], [type="radio"]') || (field as HTMLInputElement).value !== '');

/** Whether this page holds nothing that was typed: no field, no open dialog. What a counter keeps outlives the page. */
export function emptyPage(): boolean {
  for (const field of fields) if (!field.isConnected) fields.delete(field);
  return ![...fields].some(holds) && !document.querySelector('dialog[open], [role="dialog"]');
}

/** Whether a reload costs nothing: nothing is typed, and no counter keeps a draft. */
export function nothingTyped(): boolean {
  return (
    emptyPage() && !Object.keys(sessionStorage).some((name) => name.startsWith('kilau.draft.'))
  );
}
