import { rp } from '#kit/rules/quantity.ts';
import { bayar, bukaCicilan, cicilan, MIRA, tegur, type Kontrak } from '#tests/kit/uji/cicilan.ts';
import { done } from '#tests/kit/done.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import type { Shop } from '#tests/kit/shop.ts';
import { disetujui } from '#tests/kit/titipan.ts';

/** P4 of the worked postings over ten months: Rp 1,617,000, of which so much at once. */
const DP = 400_000;
/** Nearly what the contract is worth: some of it is left for the customer. */
export const HASIL_LELANG = 1_500_000;

/** Made once: what is refused on it leaves it as it is. */
function once(make: () => Promise<string>): () => Promise<string> {
  let made: Promise<string> | undefined;
  return () => (made ??= make());
}

/**
 * Contracts for the samples of kinds that are made on them: made 47 days ago, their first instalment late and their
 * customers told; and one in each state, reached by acts of the shop.
 */
export function parentCicilan(shop: () => Shop) {
  const old: string[] = [];
  const running = (): string => old.pop()!;
  /** An auctioned contract whose surplus waits for the customer. */
  const dilelang = async (): Promise<string> => {
    const no = running();
    await tegur(shop(), no);
    const path = `cicilan/${no}/lelang`;
    const { status, body } = await disetujui(
      shop(),
      path,
      { hasil_lelang: HASIL_LELANG },
      'OWN',
      'SPV',
    );
    if (status !== 201) throw new Error(JSON.stringify(body));
    return no;
  };
  const batal = async (no: string): Promise<void> => {
    const body = { alasan: 'Tidak jadi', diambil_oleh: MIRA.nama, no_ktp: MIRA.no_ktp };
    const { status, text } = await disetujui(shop(), `cicilan/${no}/batal`, body, 'OWN');
    if (status !== 200) throw new Error(text);
  };
  return {
    batal,
    /** Sells so many, in a shop that has the money, and lets the days pass. */
    async open(many: number): Promise<void> {
      await shop().rows(`update baki set kapasitas = 1000 where kode_toko = 'KJ1'`);
      await bukaCicilan(shop());
      await shop().param('BATAS_KELUAR_HARI_KASIR', rp(2_000_000_000));
      await shop().param('CICILAN_TENGGANG_HARI', 0);
      const modal = { kode_transaksi: 'MODAL_KAS', jumlah: 900_000_000, keterangan: 'Modal pagi' };
      await done(shop(), 'OWN', 'cash/masuk', modal);
      for (const code of await tambahPotong(shop(), Array(many).fill('P4'))) {
        const made = (await done(shop(), 'KASIR', 'cicilan', cicilan([code], DP))) as Kontrak;
        old.push(made.no_cicilan);
      }
      await shop().hari('2027-01-06');
    },
    /** The number of a contract that runs, another one each time. */
    running,
    dilelang,
    states: {
      AKTIF: once(async () => running()),
      LUNAS: once(async () => {
        const no = running();
        await bayar(shop(), no, 1_217_000);
        return no;
      }),
      LELANG: once(dilelang),
      CANC: once(async () => {
        const no = running();
        await batal(no);
        return no;
      }),
    },
  };
}
