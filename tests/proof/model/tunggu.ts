import {
  ambil,
  debet,
  harusSama,
  isiNota,
  kasirOf,
  pilih,
  tunai,
  type Buat,
  type Daftar,
  type Perintah,
} from '#tests/proof/model/perintah.ts';
import { isiBeli, tawaran, terjual } from '#tests/proof/model/pembelian.ts';
import {
  hargaPotong,
  menunggu,
  tagihan,
  type Nota,
  type Toko,
  type Tunggu,
} from '#tests/proof/model/toko.ts';

/** D-10.5: a shop whose cashier sits apart for a moment; what is saved meanwhile waits. */
const dengan = (perintah: Perintah): Perintah[] => {
  const saklar = (value: boolean): Perintah => ({
    who: 'OWN',
    method: 'PUT',
    path: 'para-system/key/VALIDASI_PENJUALAN',
    body: { value },
    status: 200,
  });
  return [saklar(true), perintah, saklar(false)];
};

const jual: Buat = (toko, [a, b, c]) => {
  const who = kasirOf(c);
  const isi = pilih(toko, who, [a, b, c]);
  if (isi.length === 0 || !toko.buka) return undefined;
  const grand = tagihan(toko, isi, 0);
  const harga = new Map(isi.map((one) => [one.kode, hargaPotong(toko, one)]));
  return dengan({
    who,
    path: 'penjualan',
    body: isiNota(isi, []),
    status: 201,
    lalu: (data) => {
      harusSama('grand_total', data.grand_total, grand);
      for (const one of isi) Object.assign(one, { status: 'TUNGGU', keranjang: null });
      const kode = isi.map((one) => one.kode);
      const no = data.no_faktur_jual as string;
      toko.tunggu.push({ no, jenis: 'penjualan', status: 'OPEN', kode, grand, harga });
    },
  });
};

/** D-10.8: whoever pays at once does not wait. */
const jualBayar: Buat = (toko, angka) => {
  const isi = pilih(toko, 'KASIR', angka);
  if (isi.length === 0 || !toko.buka) return undefined;
  const body = isiNota(isi, [tunai(tagihan(toko, isi, 0))]);
  const code = 'BAYAR_DI_VALIDASI';
  return dengan({ who: 'KASIR', path: 'penjualan', body, status: 422, code });
};

/** VALIDASI_PEMBELIAN follows the sales (D-10.8): gold on the counter, nothing paid yet. */
const beli: Buat = (toko, [a, , c]) => {
  const one = ambil(terjual(toko), a);
  if (!one || !toko.buka) return undefined;
  const { berat, ongkos, harga } = tawaran(toko, one.kode);
  if (harga > one.netto - ongkos) return undefined;
  return dengan({
    who: kasirOf(c),
    path: 'pembelian',
    body: isiBeli(one.nota, one.kode, berat),
    status: 201,
    lalu: (data) => {
      harusSama('grand_total', data.grand_total, harga);
      const { nota } = one;
      const [no, kode] = [data.no_faktur_beli as string, [one.kode]];
      toko.tunggu.push({ no, jenis: 'pembelian', status: 'OPEN', kode, grand: harga, nota });
    },
  });
};

const panggil = (one: Tunggu, verb: string, body: object) => ({
  who: 'KASIR' as const,
  path: `${one.jenis}/${one.no}/${verb}`,
  body,
});

/** The cashier takes the money: now it counts, and only now it is booked. */
const sahkanJual: Buat = (toko, [a]) => {
  const one = ambil(menunggu(toko, 'penjualan'), a);
  if (!one || !toko.buka) return undefined;
  return {
    ...panggil(one, 'validasi', { pembayaran: [tunai(one.grand + 50_000)] }),
    status: 200,
    lalu: (data) => {
      harusSama('kembali', data.kembali, 50_000);
      one.status = 'DONE';
      toko.laci += one.grand;
      for (const kode of one.kode) toko.potong.get(kode)!.status = 'TERJUAL';
      toko.nota.push(notaDari(toko, one));
    },
  };
};

const notaDari = (toko: Toko, { no, kode, grand, harga }: Tunggu): Nota => ({
  ...{ no, kode, grand, harga, tunai: grand },
  ...{ hari: toko.hari, bank: 0, kartu: 0, batal: false },
});

const sahkanBeli: Buat = (toko, [a]) => {
  const one = ambil(menunggu(toko, 'pembelian'), a);
  if (!one || !toko.buka) return undefined;
  const kurang = toko.laci < one.grand;
  return {
    ...panggil(one, 'validasi', {}),
    ...(kurang ? { status: 409, code: 'KAS_KURANG' } : { status: 200 }),
    lalu: () => {
      one.status = 'DONE';
      toko.laci -= one.grand;
      const [kode] = one.kode as [string];
      const { berat } = toko.potong.get(kode)!;
      const { no, grand: harga, nota } = one as Tunggu & { nota: Nota };
      toko.beli.push({ no, hari: toko.hari, nota, kode, berat, harga, batal: false });
    },
  };
};

/** Rejected: no posting, no number, nobody is asked (D-10.8). */
export const tolakTunggu = (toko: Toko, one: Tunggu): Perintah => ({
  ...panggil(one, 'batal', { alasan: 'Customer tidak jadi' }),
  status: 200,
  lalu: () => {
    one.status = 'CANC';
    if (one.jenis === 'penjualan')
      for (const kode of one.kode) toko.potong.get(kode)!.status = 'READY';
  },
});

/** What waits no longer, or is paid wrongly, asked of one that is as `pilih` wants it. */
const salah =
  (
    pilihan: (one: Tunggu, toko: Toko) => boolean,
    bayar: (one: Tunggu) => object,
    status: number,
    code: string,
  ): Buat =>
  (toko, [a]) => {
    const one = ambil(
      toko.tunggu.filter((it) => pilihan(it, toko)),
      a,
    );
    return one && toko.buka ? { ...panggil(one, 'validasi', bayar(one)), status, code } : undefined;
  };
const lunas = ({ jenis, grand }: Tunggu) =>
  jenis === 'penjualan' ? { pembayaran: [tunai(grand)] } : {};
const terbuka = ({ status, jenis }: Tunggu): boolean => status === 'OPEN' && jenis === 'penjualan';

/** Validated, and not taken back since. */
const berlaku = ({ no, status }: Tunggu, toko: Toko): boolean =>
  status === 'DONE' && ![...toko.nota, ...toko.beli].some((one) => one.no === no && one.batal);

export const SAH_TUNGGU: Daftar = {
  'jual tunggu': jual,
  'beli tunggu': beli,
  'validasi jual': sahkanJual,
  'validasi beli': sahkanBeli,
  'tolak tunggu': (toko, [a]) => {
    const one = ambil(menunggu(toko), a);
    return one && toko.buka ? tolakTunggu(toko, one) : undefined;
  },
};

export const TERLARANG_TUNGGU: Daftar = {
  'jual tunggu dibayar': jualBayar,
  'validasi kurang': salah(
    terbuka,
    ({ grand }) => ({ pembayaran: [tunai(grand - 1)] }),
    422,
    'BAYAR_KURANG',
  ),
  'validasi kartu lebih': salah(
    terbuka,
    ({ grand }) => ({ pembayaran: [debet(grand + 1)] }),
    422,
    'BAYAR_LEBIH',
  ),
  'validasi lagi': salah(berlaku, lunas, 409, 'SUDAH_VALIDASI'),
  'validasi ditolak': salah(({ status }) => status === 'CANC', lunas, 409, 'SUDAH_BATAL'),
  'tolak lagi': (toko, [a]) => {
    const one = ambil(
      toko.tunggu.filter(({ status }) => status === 'CANC'),
      a,
    );
    return one && toko.buka
      ? { ...tolakTunggu(toko, one), status: 409, code: 'SUDAH_BATAL' }
      : undefined;
  },
  'tutup sebelum validasi': (toko) =>
    toko.buka && menunggu(toko).length > 0
      ? { who: 'OWN', path: 'tutup-toko', body: {}, status: 422, code: 'BELUM_SIAP' }
      : undefined,
};
