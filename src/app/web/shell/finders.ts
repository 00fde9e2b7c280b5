import { formatGram } from '#kit/rules/format.ts';
import { call } from '#kit/web/api/client.ts';
import { t } from '#kit/web/base/text.ts';
import { openPeek } from '#kit/web/frame/peek.ts';
import { openCode } from '#kit/web/counter/open-code.ts';
import { cariDokumenEndpoint } from '#app/contract/cari-dokumen.api.ts';
import { cariCustomerEndpoint } from '#areas/customer/contract/customer.api.ts';
import { daftarBarangEndpoint } from '#areas/stock/contract/barang.api.ts';

/** A line of the palette: a screen, a person, a piece, a paper. */
export type Hit = {
  readonly key: string;
  readonly label: string;
  readonly note?: string;
  readonly open: () => void;
};

type Ask = { q: string; signal: AbortSignal };
type Finder = (ask: Ask) => Promise<readonly Hit[]>;
const FEW = 6;
const hit = (kind: string, key: string, label: string, note: readonly (string | null)[]): Hit => ({
  key: `${kind}/${key}`,
  label,
  note: note.filter(Boolean).join(' · '),
  open: () => void openPeek(kind, key),
});

const findCustomer: Finder = async ({ q, signal }) => {
  const rows = await call(cariCustomerEndpoint, { query: { q, limit: FEW }, signal });
  return rows.map(({ kode_customer, nama, no_hp, alamat }) =>
    hit('customer', kode_customer, nama, [t('Pelanggan'), no_hp, alamat]),
  );
};

const findBarang: Finder = async ({ q, signal }) => {
  const rows = await call(daftarBarangEndpoint, { query: { q, limit: FEW }, signal });
  return rows.map(({ kode_barcode, nama_barang, berat, status }) =>
    hit('barang', kode_barcode, `${kode_barcode} · ${nama_barang}`, [
      `${formatGram(berat)} g`,
      status,
    ]),
  );
};

/** Papers of every kind that says what it is found by; each opens as its number opens where it is scanned. */
const findDokumen: Finder = async ({ q, signal }) => {
  const rows = await call(cariDokumenEndpoint, { query: { q }, signal });
  return rows.map(({ no, jenis, perihal, tgl_system }) => ({
    key: `dokumen/${no}`,
    label: no,
    note: [t(jenis), perihal, tgl_system].filter(Boolean).join(' · '),
    open: () => void openCode(no),
  }));
};

/** What is looked for beside screens, people first; each call obeys the rights of the person. */
const FINDERS: readonly Finder[] = [findCustomer, findBarang, findDokumen];

/** What all of them found; one that is refused or fails says nothing. */
export async function findAll(ask: Ask): Promise<readonly Hit[]> {
  const found = await Promise.all(FINDERS.map((find) => find(ask).catch(() => [])));
  return found.flat();
}
