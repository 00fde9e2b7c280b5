/** Fields of the page in which a person typed. */
const fields = new Set<Element>();

/** Remembers from now on what is typed; answers how to stop. */
export function noteTyped(): () => void {
  const hear = ({ target }: Event) => void (target instanceof Element && fields.add(target));
  document.addEventListener('input', hear, true);
  return () => document.removeEventListener('input', hear, true);
}

/** A tick counts as it is; who sells is kept by the browser as it is, and what is searched for is no form. */
const holds = (field: Element): boolean =>
  !field.matches('[type="search"], [data-field="kode_sales"]') &&
  (field.matches('[type="checkbox"], [type="radio"]') || (field as HTMLInputElement).value !== '');

/** Whether a reload costs nothing: no typed field holds anything, no counter keeps a draft, no dialog is open. */
export function nothingTyped(): boolean {
  for (const field of fields) if (!field.isConnected) fields.delete(field);
  return (
    ![...fields].some(holds) &&
    !document.querySelector('dialog[open], [role="dialog"]') &&
    !Object.keys(sessionStorage).some((name) => name.startsWith('kilau.draft.'))
  );
}
