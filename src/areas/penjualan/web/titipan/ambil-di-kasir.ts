import { call } from '#kit/web/api/client.ts';
import { isProblem, noNetwork } from '#kit/web/api/problem.ts';
import { showProblem } from '#kit/web/feedback/dialogs.ts';
import type { Baris, Customer } from '#areas/penjualan/web/kasir/draft.ts';
import type { DraftStore } from '#areas/penjualan/web/kasir/use-draft-jual.ts';
import { barangEndpoint } from '#areas/stock/contract/barang.api.ts';
import type { TitipanDokumen } from '#areas/penjualan/contract/titipan/titipan.document.ts';

const BARU = { berat: null, harga_per_gram: null, ongkos: null, diskon: null, potongan: null };

/** Puts all goods of a deposit into the open nota, at the agreed price as long as it holds (D-11.1). */
export async function ambilDiKasir(
  { now, put }: Pick<DraftStore, 'now' | 'put'>,
  dokumen: TitipanDokumen,
): Promise<void> {
  const { no_titip, dp_rp } = dokumen;
  if (now().titipan.some((one) => one.no_titip === no_titip)) return;
  try {
    const baris = await Promise.all(dokumen.barang.map((one) => barisOf(dokumen, one)));
    put((old) => ({
      ...old,
      customer: old.customer.nama || old.customer.kode_customer ? old.customer : orangOf(dokumen),
      baris: [...old.baris, ...baris],
      titipan: [...old.titipan, { no_titip, dp_rp }],
    }));
  } catch (error) {
    showProblem(isProblem(error) ? error : noNetwork());
  }
}

/** The piece as the stock has it; its price is what was agreed, less what was given on it then. */
async function barisOf(
  { no_titip, lewat }: TitipanDokumen,
  { kode_barcode, harga_per_gram, ongkos, netto }: TitipanDokumen['barang'][number],
): Promise<Baris> {
  const { riwayat: _, ...barang } = await call(barangEndpoint, { params: { kode_barcode } });
  const tetap = { harga_per_gram, ongkos, harga_jual: netto, harga_hari_ini: netto };
  // After its days the higher of both prices (D-51.9).
  const kini = lewat && (barang.harga_hari_ini ?? 0) > netto;
  return { ...BARU, barang: kini ? barang : { ...barang, ...tetap }, titip: no_titip };
}

const orangOf = ({ customer }: TitipanDokumen): Customer => ({
  kode_customer: customer.kode_customer,
  nama: customer.nama || null,
  alamat: customer.alamat || null,
  no_hp: customer.no_hp || null,
  setuju_promo: null,
});
