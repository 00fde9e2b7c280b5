export const TANPA_PO = 'TANPA';

type Isi = {
  readonly no_po: string | null;
  readonly urut_po: number | null;
  readonly tanpa_po: boolean | null;
};

/** What was chosen, `NOMOR/urut` or none, as a body says it. */
export function poDipilih(po: string | null): Isi {
  if (po === null) return { no_po: null, urut_po: null, tanpa_po: null };
  if (po === TANPA_PO) return { no_po: null, urut_po: null, tanpa_po: true };
  const [no_po = '', urut = ''] = po.split('/');
  return { no_po, urut_po: Number(urut), tanpa_po: null };
}

/** The other way round. */
export const poTerpilih = ({ no_po, urut_po, tanpa_po }: Partial<Isi>): string | null =>
  no_po ? `${no_po}/${urut_po}` : tanpa_po ? TANPA_PO : null;
