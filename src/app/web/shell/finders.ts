import { formatGram } from '#kit/rules/format.ts';
import { addDays } from '#kit/rules/hari.ts';
import { call } from '#kit/web/api/client.ts';
import type { Person } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { openPeek } from '#kit/web/frame/peek.ts';
import { cariCustomerEndpoint } from '#areas/customer/contract/customer.api.ts';
import { daftarPembelianEndpoint } from '#areas/pembelian/contract/pembelian.api.ts';
import { daftarPenjualanEndpoint } from '#areas/penjualan/contract/penjualan.api.ts';
import { daftarBarangEndpoint } from '#areas/stock/contract/barang.api.ts';
import { pindahDocument } from '#areas/stock/contract/pindah.document.ts';
import { titipanDocument } from '#areas/penjualan/contract/titipan/titipan.document.ts';

/** A line of the palette: a screen, a person, a piece, a paper. */
export type Hit = {
  readonly key: string;
  readonly label: string;
  readonly note?: string;
  readonly open: () => void;
};

type Ask = { q: string; signal: AbortSignal; person: Person };
type Finder = (ask: Ask) => Promise<readonly Hit[]>;
const FEW = 6;
const DAYS_BACK = 31;

/** The days of papers that are looked through: of a month, or of today for whom dates are shut. */
const daysOf = ({ tgl_system, active_date }: Person) => ({
  tgl_from: active_date ? tgl_system : addDays(tgl_system, -DAYS_BACK),
  tgl_to: tgl_system,
});
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

const findPenjualan: Finder = async ({ q, signal, person }) => {
  const query = { q, limit: FEW, ...daysOf(person) };
  const rows = await call(daftarPenjualanEndpoint, { query, signal });
  return rows.map(({ no_faktur_jual: no, nama_customer, tgl_system }) =>
    hit('penjualan', no, no, [t('Penjualan'), nama_customer, tgl_system]),
  );
};

const findPembelian: Finder = async ({ q, signal, person }) => {
  const query = { q, limit: FEW, ...daysOf(person) };
  const rows = await call(daftarPembelianEndpoint, { query, signal });
  return rows.map(({ no_faktur_beli: no, nama_customer, tgl_system }) =>
    hit('pembelian', no, no, [t('Pembelian'), nama_customer, tgl_system]),
  );
};

const findTitipan: Finder = async ({ q, signal }) => {
  const rows = await call(titipanDocument.list, { query: { q, limit: FEW }, signal });
  return rows.map(({ no_titip: no, nama_customer, tgl_system }) =>
    hit('titipan', no, no, [t('Titipan'), nama_customer, tgl_system]),
  );
};

const findPindah: Finder = async ({ q, signal, person }) => {
  const query = { q, limit: FEW, ...daysOf(person) };
  const rows = await call(pindahDocument.list, { query, signal });
  return rows.map(({ no_pindah: no, kode_gudang, kode_baki, keterangan, tgl_system }) =>
    hit('pindah', no, no, [t('Pindah barang'), kode_gudang, kode_baki, keterangan, tgl_system]),
  );
};

/** What is looked for beside screens, people first; each call obeys the rights of the person. */
const FINDERS: readonly Finder[] = [
  findCustomer,
  findBarang,
  findPenjualan,
  findPembelian,
  findTitipan,
  findPindah,
];

/** What all of them found; one that is refused or fails says nothing. */
export async function findAll(ask: Ask): Promise<readonly Hit[]> {
  const found = await Promise.all(FINDERS.map((find) => find(ask).catch(() => [])));
  return found.flat();
}
