import { rp } from '#kit/rules/quantity.ts';
import {
  ambil,
  bukaAtau,
  debet,
  hariIni,
  harusSama,
  isiNota,
  kasirOf,
  KADAR,
  pilih,
  tunai,
  type Buat,
  type Daftar,
  type Perintah,
} from '#tests/proof/model/perintah.ts';
import {
  diTerima,
  dipegang,
  hargaPotong,
  KARTU,
  kembali,
  LAMA_KERANJANG,
  tagihan,
  type Kasir,
  type Nota,
  type Potong,
  type Toko,
} from '#tests/proof/model/toko.ts';

const jualDengan =
  (persen: (angka: number) => number, setuju?: 'SPV' | 'OWN'): Buat =>
  (toko, [a, b, c]) => {
    const who = kasirOf(c);
    const isi = pilih(toko, who, [a, b, c]);
    if (isi.length === 0) return undefined;
    const diskon = persen(c);
    const grand = tagihan(toko, isi, diskon);
    const satuan = new Map(isi.map((one) => [one.kode, hargaPotong(toko, one)]));
    const kartu = c % 3 === 0 ? Math.min(500_000, grand) : 0;
    const uang = c % 5 === 0 ? grand - kartu + 50_000 : grand - kartu;
    const bayar = [...(kartu ? [debet(kartu)] : []), ...(uang ? [tunai(uang)] : [])];
    const key = `model-jual-${toko.jam}`;
    const body = isiNota(isi, bayar, diskon);
    return bukaAtau(toko, {
      who,
      path: 'penjualan',
      body,
      setuju,
      key,
      status: 201,
      lalu: (data, text) => {
        harusSama('grand_total', data.grand_total, grand);
        harusSama('kembali', data.kembali, uang - (grand - kartu));
        for (const one of isi) Object.assign(one, { status: 'TERJUAL', keranjang: null });
        const nota: Nota = {
          no: data.no_faktur_jual,
          hari: toko.hari,
          kode: isi.map((one) => one.kode),
          grand,
          tunai: grand - kartu,
          ...(toko.validasi ? { bank: 0, kartu } : { bank: diTerima(kartu), kartu: 0 }),
          batal: false,
          harga: diskon ? undefined : satuan,
        };
        toko.nota.push(nota);
        toko.laci += nota.tunai;
        toko.bank[KARTU] += nota.bank;
        if (!setuju) toko.terakhir = { path: 'penjualan', body, key, who, text };
      },
    });
  };

/** D-51.1: a reduction that no coin pays; in cash the nearest hundred is taken, of a half the lower one. */
const jualPecahan: Buat = (toko, [a, b, c]) => {
  const who = kasirOf(c);
  const [one] = pilih(toko, who, [a, 0, c]);
  if (!one) return undefined;
  const diskon = 1 + (b % 99);
  const grand = hargaPotong(toko, one) - diskon;
  const lebih = grand % 100;
  const uang = grand - lebih + (lebih > 50 ? 100 : 0);
  const body = isiNota([one], [tunai(uang)]);
  return bukaAtau(toko, {
    who,
    path: 'penjualan',
    body: { ...body, barang: [{ kode_barcode: one.kode, diskon }] },
    status: 201,
    sebelum: (shop) => shop.param('PECAHAN_TERKECIL', rp(100)),
    sesudah: (shop) => shop.param('PECAHAN_TERKECIL', rp(1)),
    lalu: (data) => {
      harusSama('grand_total', data.grand_total, grand);
      harusSama('pembulatan_tunai', data.pembulatan_tunai, uang - grand);
      harusSama('kembali', data.kembali, 0);
      Object.assign(one, { status: 'TERJUAL', keranjang: null });
      const no = data.no_faktur_jual as string;
      const isi = { kode: [one.kode], grand, tunai: uang, bank: 0, kartu: 0, batal: false };
      toko.nota.push({ ...isi, no, hari: toko.hari });
      toko.laci += uang;
    },
  });
};

/** The same sale with one fault: nothing may change, whatever else is right about it. */
export const jualSalah =
  (
    rusak: (toko: Toko, isi: Potong[], grand: number) => object | undefined,
    status: number,
    code: string,
    who: Kasir = 'KASIR',
  ): Buat =>
  (toko, angka) => {
    const isi = pilih(toko, who, angka);
    const body = isi.length > 0 ? rusak(toko, isi, tagihan(toko, isi, 0)) : undefined;
    return body && bukaAtau(toko, { who, path: 'penjualan', body, status, code });
  };

/** Sales of today of which nothing has come back. */
const utuh = (toko: Toko): Nota[] =>
  hariIni(toko, toko.nota).filter((nota) => !nota.kode.some((kode) => kembali(toko, nota, kode)));

export const batalNota =
  (pilihan: (toko: Toko) => Nota[], status: number, code?: string, setuju?: 'SPV'): Buat =>
  (toko, [a]) => {
    const nota = ambil(pilihan(toko), a);
    if (!nota) return undefined;
    const cukup = toko.laci >= nota.tunai;
    // What the bank got and was carried on is not there to be given back; whose word comes first is not ours.
    if (status === 200 && toko.bank[KARTU] < nota.bank) return undefined;
    // D-10.7: first the settlement must be cancelled.
    if (toko.cair.some((one) => !one.batal && one.nota === nota)) return undefined;
    if (nota.kode.some((kode) => kembali(toko, nota, kode)) && status === 200) return undefined;
    const gagal = status === 200 && !cukup;
    const perintah: Perintah = {
      who: 'KASIR',
      path: `penjualan/${nota.no}/batal`,
      body: { alasan: 'Customer berubah pikiran' },
      setuju: gagal ? undefined : setuju,
      status: gagal ? 403 : status,
      code: gagal ? 'PERLU_OTORISASI' : code,
      lalu: (_data, _text, keystore) => {
        nota.batal = true;
        toko.laci -= nota.tunai;
        toko.bank[KARTU] -= nota.bank;
        for (const kode of nota.kode)
          toko.potong.get(kode)!.status = nota.titip ? 'TITIP' : 'READY';
        if (nota.titip) nota.titip.status = 'AKTIF';
        if (nota.kupon) nota.kupon.sisa += 1;
        toko.terpakai = keystore ?? null;
      },
    };
    return toko.buka ? perintah : undefined;
  };

const keranjang: Buat = (toko, [a, , c]) => {
  const who = kasirOf(c);
  const ada = [...toko.potong.values()];
  const one = ambil(ada, a);
  if (!one) return undefined;
  const siapa = dipegang(toko, one);
  const perintah = { who, path: 'keranjang', body: { kode_barcode: one.kode } };
  if (one.status === 'TERJUAL') return { ...perintah, status: 409, code: 'BARANG_TERJUAL' };
  if (one.status !== 'READY') return { ...perintah, status: 409, code: 'BARANG_TIDAK_READY' };
  if (siapa && siapa !== who) return { ...perintah, status: 409, code: 'BARANG_DI_KERANJANG' };
  const lalu = () => void (one.keranjang = { siapa: who, sampai: toko.jam + LAMA_KERANJANG });
  return { ...perintah, status: 201, lalu };
};

const harga: Buat = (toko, [a, b]) => {
  const kode_kadar = ambil(KADAR, a)!;
  const harga_per_gram = 1_000_000 + (b % 1500) * 1000;
  return {
    who: 'OWN',
    path: 'parameter-harga-emas/banyak',
    body: { harga: [{ jenis: 'JUAL', kode_kadar, harga_per_gram }] },
    status: 201,
    lalu: () => void (toko.harga[kode_kadar] = harga_per_gram),
  };
};

const ulang: Buat = ({ terakhir, buka }) =>
  terakhir && buka
    ? {
        ...terakhir,
        status: 201,
        lalu: (_data, text) => harusSama('answer', text, terakhir.text),
      }
    : undefined;

const ulangLain: Buat = ({ terakhir, buka }) =>
  terakhir && buka
    ? {
        ...terakhir,
        body: { ...terakhir.body, keterangan: 'Lain' },
        status: 409,
        code: 'KUNCI_DIPAKAI',
      }
    : undefined;

const terlarang = (toko: Toko): Potong | undefined =>
  [...toko.potong.values()].find((one) => one.status === 'TERJUAL');
const milikLain = (toko: Toko): Potong | undefined =>
  [...toko.potong.values()].find(
    (one) => one.status === 'READY' && dipegang(toko, one) === 'KASIR2',
  );

/** Acts that the shop allows. */
export const SAH_PENJUALAN: Daftar = {
  jual: jualDengan(() => 0),
  'jual lagi': jualDengan(() => 0),
  'jual pecahan': jualPecahan,
  'jual diskon kecil': jualDengan((angka) => 1 + (angka % 200)),
  'jual diskon besar': jualDengan((angka) => 501 + (angka % 400), 'OWN'),
  'batal nota': batalNota((toko) => hariIni(toko, toko.nota), 200, undefined, 'SPV'),
  keranjang,
  harga,
  ulang,
};

/** Acts that it forbids: each with one fault, the answer that the documents give it, and no effect. */
export const TERLARANG_PENJUALAN: Daftar = {
  'jual terjual': jualSalah(
    (toko, isi, grand) =>
      terlarang(toko) && isiNota([...isi, terlarang(toko)!], [tunai(grand + 90_000_000)]),
    409,
    'BARANG_TERJUAL',
  ),
  'jual milik lain': jualSalah(
    (toko, isi, grand) =>
      milikLain(toko) && isiNota([...isi, milikLain(toko)!], [tunai(grand + 90_000_000)]),
    409,
    'BARANG_DI_KERANJANG',
  ),
  'jual kembar': jualSalah(
    (_, isi, grand) => isiNota([...isi, isi[0]!], [tunai(grand * 2)]),
    422,
    'BARANG_KEMBAR',
  ),
  'jual kurang': jualSalah(
    (_, isi, grand) => isiNota(isi, [tunai(grand - 1)]),
    422,
    'BAYAR_KURANG',
  ),
  'jual kartu lebih': jualSalah(
    (_, isi, grand) => isiNota(isi, [debet(grand + 1)]),
    422,
    'BAYAR_LEBIH',
  ),
  'jual tanpa bayar': jualSalah((_, isi) => isiNota(isi, []), 422, 'BAYAR_KOSONG'),
  'jual diskon tanpa setuju': jualSalah(
    (toko, isi) => isiNota(isi, [tunai(tagihan(toko, isi, 700))], 700),
    403,
    'PERLU_OTORISASI',
  ),
  'jual sales asing': jualSalah(
    (_, isi, grand) => ({ ...isiNota(isi, [tunai(grand)]), kode_sales: 'TIDAKADA' }),
    422,
    'SALES_TIDAK_ADA',
  ),
  'batal tanpa setuju': batalNota((toko) => utuh(toko), 403, 'PERLU_OTORISASI'),
  'batal dua kali': batalNota((toko) => toko.nota.filter((one) => one.batal), 409, 'SUDAH_BATAL'),
  'batal kemarin': batalNota(
    (toko) => toko.nota.filter((one) => !one.batal && one.hari < toko.hari),
    422,
    'JUAL_KEMARIN',
  ),
  'setuju bekas': (toko, [a]) => {
    const nota = ambil(utuh(toko), a);
    if (!nota || !toko.terpakai || !toko.buka) return undefined;
    return {
      who: 'KASIR',
      path: `penjualan/${nota.no}/batal`,
      body: { alasan: 'Customer berubah pikiran' },
      keystore: toko.terpakai,
      status: 403,
      code: 'PERLU_OTORISASI',
    };
  },
  'ulang lain': ulangLain,
};
