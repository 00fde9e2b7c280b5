import { rp } from '#kit/rules/quantity.ts';
import { done } from '#tests/kit/done.ts';
import { lelangkan, pinjamkan } from '#tests/kit/hutang.ts';
import type { Shop } from '#tests/kit/shop.ts';
import { disetujui } from '#tests/kit/titipan.ts';

/** Made once: what is refused on it leaves it as it is. */
function once(make: () => Promise<string>): () => Promise<string> {
  let made: Promise<string> | undefined;
  return () => (made ??= make());
}

/**
 * Loans for the samples of kinds that are made on them: one month long, made 47 days ago, overdue, with interest owed;
 * and one in each state, reached by acts of the shop.
 */
export function parentHutang(shop: () => Shop) {
  const old: string[] = [];
  const running = (): string => old.pop()!;
  /** An auctioned loan whose surplus waits for the customer. */
  const dilelang = async (): Promise<string> => {
    const no = running();
    await lelangkan(shop(), no);
    return no;
  };
  /** It waits for its money. */
  const menunggu = async (): Promise<string> => {
    await shop().param('VALIDASI_PEMBELIAN', 'ON');
    const { no_faktur_hutang } = await pinjamkan(shop());
    await shop().param('VALIDASI_PEMBELIAN', 'IKUT');
    return no_faktur_hutang;
  };
  const pelunasanMenunggu = async (induk: string): Promise<{ no: string; induk: string }> => {
    await shop().modulOn('VALIDASI_PELUNASAN_HUTANG_MODULE');
    const { no_lunas } = await done(shop(), 'KASIR', `hutang/${induk}/pelunasan`, {});
    await shop().modulOff('VALIDASI_PELUNASAN_HUTANG_MODULE');
    return { no: no_lunas as string, induk };
  };
  return {
    /** Lends so many times, in a shop that has the money, and lets the days pass. */
    async open(many: number): Promise<void> {
      await shop().param('BATAS_KELUAR_HARI_KASIR', rp(2_000_000_000));
      await shop().param('MASA_TENGGANG_LELANG', 0);
      await shop().param('HARGA_ROSOK', rp(2_400_000));
      const modal = { kode_transaksi: 'MODAL_KAS', jumlah: 900_000_000, keterangan: 'Modal pagi' };
      await done(shop(), 'OWN', 'cash/masuk', modal);
      for (let at = 0; at < many; at += 1)
        old.push((await pinjamkan(shop(), { lama_bulan: 1 })).no_faktur_hutang);
      await shop().hari('2027-01-06');
    },
    /** The number of a loan that runs, another one each time. */
    running,
    dilelang,
    menunggu,
    pelunasanMenunggu,
    states: {
      AKTIF: once(async () => running()),
      OPEN: once(menunggu),
      TUNGGU: once(async () => (await pelunasanMenunggu(running())).induk),
      LUNAS: once(async () => {
        const no = running();
        await done(shop(), 'KASIR', `hutang/${no}/pelunasan`, {});
        return no;
      }),
      REMAJA: once(async () => {
        const no = running();
        await done(shop(), 'KASIR', `hutang/${no}/peremajaan`, { jumlah_hutang: 3_000_000 });
        return no;
      }),
      LELANG: once(dilelang),
      CANC: once(async () => {
        const { no_faktur_hutang: no } = await pinjamkan(shop());
        await disetujui(shop(), `hutang/${no}/batal`, { alasan: 'Salah ketik' });
        return no;
      }),
    },
  };
}
