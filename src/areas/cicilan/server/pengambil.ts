import type { Tx } from '#kit/server/database.ts';
import { rp, type Rupiah } from '#kit/rules/quantity.ts';
import type { Refusal } from '#kit/rules/refusal.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import type { HeldOf } from '#areas/dokumen/contract/document-types.ts';
import { cocokkanOrang, tuntutanMilikLain } from '#areas/buku/server/pemilik.ts';
import { namaSama } from '#areas/buku/rules/pemilik.ts';
import type { cicilanDocument } from '#areas/cicilan/contract/cicilan.document.ts';
import { nilaiBayarCicilan } from '#areas/cicilan/rules/pesan-cicilan.ts';
import { kataCicilan } from '#areas/cicilan/server/cicilan.table.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';
import { periksaAmbil, type Pengambil } from '#areas/penjualan/rules/milik.ts';
import { kabariPemilik } from '#areas/penjualan/server/milik.ts';
import { tokoPesan } from '#areas/penjualan/server/alamat-nota.ts';
import { antrePesan } from '#areas/pesan/server/antre-pesan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A contract as an act on it holds it, with its pieces. */
export type Kontrak = HeldOf<typeof cicilanDocument.spec>;

type Izin = {
  readonly head: {
    readonly diambil_oleh: string | null;
    readonly no_ktp: string | null;
    readonly setuju_pemilik: 'SPV' | null;
  };
  readonly asks: readonly Tuntutan[];
  readonly refusals: readonly Refusal[];
  /** The customer hears that another person came for what is hers. */
  readonly also?: () => Promise<void>;
};

const NOBODY = { diambil_oleh: null, no_ktp: null, setuju_pemilik: null };

/**
 * Goods or money of a contract go to the person at the counter (D-51.9): who shows the slip's own QR is served; else a
 * name and a number are written down where the shop asks for them; another person than the customer, and one whose card
 * the contract cannot be compared with, is agreed to.
 * `gives` is false where the act only takes money, which anybody may bring.
 */
export async function izinAmbil(
  tx: Tx,
  kontrak: Kontrak,
  typed: Pengambil,
  gives: boolean,
  ctx: Ctx,
): Promise<Izin> {
  const { no_cicilan, nama_customer, no_ktp } = kontrak;
  const { cocok, angka, refusals } = cocokkanOrang(
    tx,
    { nama: nama_customer, no_ktp },
    { nama: typed.diambil_oleh, no_ktp: typed.no_ktp },
  );
  if (!gives) return { head: NOBODY, asks: [], refusals: [] };
  const wajib = ctx.param(penjualanParam.IDENTITAS_AMBIL_WAJIB);
  const words = typed.kode_nota === null ? [] : await kataCicilan(tx, ctx.kode_toko, no_cicilan);
  const lacking = periksaAmbil(typed, words, wajib);
  const other = typed.diambil_oleh !== null && !namaSama(typed.diambil_oleh, nama_customer);
  const lain = cocok === 'BEDA' || other;
  // The same rule as for a loan: a card that cannot be compared is agreed to where the shop asks for one.
  const unknown = wajib && cocok === 'TANPA' && typed.kode_nota === null;
  const asked = lain || unknown;
  return {
    head: {
      diambil_oleh: typed.diambil_oleh,
      no_ktp: typed.no_ktp,
      setuju_pemilik: asked ? 'SPV' : null,
    },
    asks: asked ? [tuntutanMilikLain(no_cicilan, angka)] : [],
    refusals: [...lacking, ...refusals],
    ...(lain && { also: () => kabari(tx, kontrak, ctx) }),
  };
}

const kabari = (
  tx: Tx,
  { no_cicilan, kode_customer, nama_customer, no_hp, harga_jual }: Kontrak,
  ctx: Ctx,
): Promise<void> =>
  kabariPemilik(
    tx,
    [{ no: no_cicilan, kode_customer, nama: nama_customer, no_hp, rupiah: harga_jual }],
    ctx,
  );

type Serah = {
  readonly no_bayar: string;
  readonly no_faktur_jual: string;
  readonly jumlah: Rupiah;
};

/** The customer hears that the goods were handed over, also where the one who came said to be the customer. */
export const kabariSerah = async (
  tx: Tx,
  { no_cicilan, kode_customer, nama_customer, no_hp }: Kontrak,
  { no_bayar, no_faktur_jual, jumlah }: Serah,
  ctx: Ctx,
): Promise<unknown> => {
  const bukti = { no_bayar, no_cicilan, nama_customer, jumlah, no_faktur_jual };
  const selesai = { tgl_system: ctx.hari, status: 'DONE', sisa_sesudah: rp(0) };
  const toko = await tokoPesan(tx, no_cicilan, ctx);
  return antrePesan(
    tx,
    {
      jenis: 'NOTA_BAYAR_CICILAN',
      penerima: no_hp,
      nama: nama_customer,
      kode_customer,
      no_dokumen: no_bayar,
      kunci: `SERAH_CICILAN/${no_bayar}`,
      nilai: nilaiBayarCicilan({ ...bukti, ...selesai }, toko),
    },
    ctx,
  );
};
