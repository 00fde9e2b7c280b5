import { call } from '#kit/web/api/client.ts';
import { isProblem, noNetwork } from '#kit/web/api/problem.ts';
import { showProblem } from '#kit/web/feedback/dialogs.ts';
import { rp, type Rupiah } from '#kit/rules/quantity.ts';
import { pembulatanOf } from '#areas/barang/contract/pembulatan.ts';
import { aturanPajakOf } from '#areas/penjualan/contract/pajak/aturan-pajak.ts';
import { hargaDenganPpn } from '#areas/penjualan/rules/hitung-penjualan.ts';
import { kelasBarang } from '#areas/penjualan/rules/pajak.ts';
import { cariKartu } from '#areas/penjualan/web/kasir/nanti/kartu.ts';
import type { Baris, Customer } from '#areas/penjualan/web/kasir/draft.ts';
import type { DraftStore } from '#areas/penjualan/web/kasir/use-draft-jual.ts';
import { barangEndpoint, type Barang } from '#areas/stock/contract/barang.api.ts';
import type { setelanOf } from '#areas/toko/contract/read-param.ts';
import type { TitipanDokumen } from '#areas/penjualan/contract/titipan/titipan.document.ts';

type Setelan = ReturnType<typeof setelanOf>;

const BARU = { berat: null, harga_per_gram: null, ongkos: null, diskon: null, potongan: null };

/** Puts all goods of a deposit into the open nota, at the agreed price as long as it holds (D-11.1). */
export async function ambilDiKasir(
  { now, put }: Pick<DraftStore, 'now' | 'put'>,
  dokumen: TitipanDokumen,
  setelan: Setelan,
): Promise<void> {
  const { no_titip, dp_rp } = dokumen;
  if (now().titipan.some((one) => one.no_titip === no_titip)) return;
  try {
    const [orang, ...baris] = await Promise.all([
      orangOf(dokumen),
      ...dokumen.barang.map((one) => barisOf(dokumen, one, setelan)),
    ]);
    put((old) => ({
      ...old,
      customer: old.customer.nama || old.customer.kode_customer ? old.customer : orang,
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
  setelan: Setelan,
): Promise<Baris> {
  const { riwayat: _, ...barang } = await call(barangEndpoint, { params: { kode_barcode } });
  const tetap = { harga_per_gram, ongkos, harga_jual: netto, harga_hari_ini: netto };
  const kini = lewat && hariIni(barang, setelan) > netto;
  return kini
    ? { ...BARU, barang, titip: no_titip, harga_hari: true }
    : { ...BARU, barang: { ...barang, ...tetap }, titip: no_titip };
}

/** After its days a held piece costs the higher of both prices (D-51.9): today's with the tax that is on top of it. */
const hariIni = (barang: Barang, setelan: Setelan): Rupiah =>
  hargaDenganPpn(
    barang.harga_hari_ini ?? rp(0),
    kelasBarang({ ...barang, persen: barang.kadar }),
    aturanPajakOf(setelan.param, false),
    pembulatanOf(setelan),
  );

/** Whose deposit it is; of a card, what the tax asks of the person (D-41.10). */
async function orangOf({ customer }: TitipanDokumen): Promise<Customer> {
  const told = {
    kode_customer: customer.kode_customer,
    nama: customer.nama || null,
    alamat: customer.alamat || null,
    no_hp: customer.no_hp || null,
    setuju_promo: null,
  };
  if (customer.kode_customer === null) return told;
  const kartu = await cariKartu(customer.kode_customer);
  return isProblem(kartu) ? told : kartu;
}
