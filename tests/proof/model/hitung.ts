import {
  ambil,
  batalkan,
  harusSama,
  kasirOf,
  pada,
  tidakBatal,
  type Buat,
  type Daftar,
  type Jenis,
  type Perintah,
} from '#tests/proof/model/perintah.ts';
import {
  BAKI,
  diBaki,
  isiBaki,
  type Harian,
  type OpnameTerima,
  type Potong,
  type Terima,
  type Toko,
} from '#tests/proof/model/toko.ts';

const dihitung = (toko: Toko, baki: string): boolean =>
  toko.harian.some((one) => !one.batal && one.hari === toko.hari && one.baki === baki);

/** D-33.10: pieces and weight of a whole tray, told only when it was counted, once a day. */
const harian =
  (sudah: boolean, status: number, code?: string): Buat =>
  (toko, [a, b, c]) => {
    const baki = ambil(
      BAKI.filter((one) => dihitung(toko, one) === sudah),
      a,
    );
    if (!baki || !toko.buka || diBaki(toko, baki).length < isiBaki(toko, baki)) return undefined;
    const isi = diBaki(toko, baki);
    const qty_fisik = isi.length + (b % 3 === 0 ? 1 : 0);
    return {
      who: kasirOf(c),
      path: 'opname-global-daily',
      body: { kode_gudang: 'TK', kode_baki: baki, qty_fisik, berat_fisik: 300 },
      status,
      code,
      lalu: (data) => {
        harusSama('qty', data.qty, isi.length);
        harusSama('selisih_qty', data.selisih_qty, qty_fisik - isi.length);
        const no = data.no_opname_global as string;
        toko.harian.push({ no, hari: toko.hari, batal: false, baki });
      },
    };
  };
const HARIAN: Jenis<Harian> = { path: 'opname-global-daily', dari: (toko) => toko.harian };
const selalu = (): boolean => true;

/** Lots with pieces that carry no label yet. */
const lepas = (toko: Toko): Terima[] => toko.terima.filter((one) => !one.batal && one.qty > 0);

/** D-33.27: every loose lot counted; of one a piece may not be there. */
const opnameTerima: Buat = (toko, [, b, c]) => {
  const lot = lepas(toko).slice(0, 5);
  if (lot.length === 0 || lot.length < lepas(toko).length || !toko.buka) return undefined;
  const kurang = b % 3 === 0 ? ambil(lot, c)! : null;
  const keadaan = { id: 0 };
  const mulai = {
    who: 'MU' as const,
    path: 'stock-opname-penerimaan',
    body: { kode_gudang: 'TK' },
  };
  const pindai = (one: Terima, hasil: string): Perintah => {
    const [qty, berat] = one === kurang ? [1, one.satuan] : [0, 0];
    return {
      who: 'MU',
      path: 'stock-opname-penerimaan/pindai',
      body: () => ({
        id: keadaan.id,
        kode: one.no,
        urut: 1,
        qty: one.qty - qty,
        berat: (one.berat - berat) / 1000,
      }),
      status: 201,
      lalu: (data) => harusSama('hasil', data.hasil, hasil),
    };
  };
  return [
    { ...mulai, status: 201, lalu: (data) => void (keadaan.id = data.id) },
    { ...mulai, status: 409, code: 'OPNAME_BERJALAN' },
    ...lot.map((one) => pindai(one, one === kurang ? 'HILANG' : 'KETEMU')),
    pindai(lot[0]!, 'KEMBAR'),
    selesai(toko, keadaan, kurang),
  ];
};

const selesai = (toko: Toko, keadaan: { id: number }, kurang: Terima | null): Perintah => ({
  who: 'MU',
  path: 'stock-opname-penerimaan/selesai',
  body: () => ({ id: keadaan.id }),
  setuju: kurang ? 'OWN' : 'SPV',
  status: 200,
  lalu: (data) => {
    harusSama('hilang', data.hilang.qty, kurang ? 1 : 0);
    if (kurang) {
      kurang.qty -= 1;
      kurang.berat -= kurang.satuan;
    }
    const { id, no_opname: no } = data.opname;
    toko.opnameTerima.push({ id, no, hari: toko.hari, batal: false, kurang });
  },
});

/** Only the newest, so that no later count relies on what it missed; nothing of the lot was labelled since. */
const utuh = (toko: Toko, one: OpnameTerima): boolean =>
  toko.opnameTerima.at(-1) === one && !one.kurang?.kode.length;
const OPNAME_TERIMA: Jenis<OpnameTerima> = {
  path: 'stock-opname-penerimaan',
  dari: (toko) => toko.opnameTerima,
  id: (one) => one.id,
};
const batal = batalkan(OPNAME_TERIMA, utuh, (_, { kurang }) => {
  if (!kurang) return;
  kurang.qty += 1;
  kurang.berat += kurang.satuan;
});

const diToko = (toko: Toko): Potong[] =>
  [...toko.potong.values()].filter(({ status }) => ['READY', 'TITIP', 'TUNGGU'].includes(status));

/** D-33.23: the tag of a sold piece stays in the shop. */
export function bebaskanTag(toko: Toko): void {
  for (const one of toko.potong.values()) if (one.status === 'TERJUAL') one.tag = undefined;
}

/** D-33.23: a tag on a piece that has none, or taken off it again. */
const tag = (
  pilihan: (one: Potong) => boolean,
  tagOf: (toko: Toko, one: Potong) => string | undefined,
  status: number,
  code?: string,
): Buat =>
  pada(
    (toko) => diToko(toko).filter(pilihan),
    (one, toko) => {
      const tag_id = tagOf(toko, one);
      if (!tag_id) return undefined;
      const body = { kode_barcode: one.kode, tag_id };
      const lalu = (): void => void (one.tag = tag_id);
      return { who: 'MU', path: 'rfid/pasang', body, status, code, lalu };
    },
  );
const baru = (toko: Toko): string => `E200${toko.jam}`;
const bertag = ({ tag: ada }: Potong): boolean => ada !== undefined;
const polos = ({ tag: ada }: Potong): boolean => ada === undefined;
const lepasTag = (pilihan: (one: Potong) => boolean, status: number, code?: string): Buat =>
  pada(
    (toko) => diToko(toko).filter(pilihan),
    (one) => ({
      who: 'MU',
      path: 'rfid/lepas',
      body: { kode_barcode: one.kode },
      status,
      code,
      lalu: () => void (one.tag = undefined),
    }),
  );

export const SAH_HITUNG: Daftar = {
  'hitung harian': harian(false, 201),
  'batal harian': batalkan(HARIAN, selalu, () => {}),
  'opname terima': opnameTerima,
  'batal opname terima': batal,
  'pasang tag': tag(polos, baru, 200),
  'lepas tag': lepasTag(bertag, 200),
};

export const TERLARANG_HITUNG: Daftar = {
  'hitung harian lagi': harian(true, 409, 'SUDAH_DIHITUNG'),
  ...tidakBatal('harian', HARIAN, selalu, {
    sudah: 'GLOBAL_SUDAH_BATAL',
    kemarin: 'GLOBAL_KEMARIN',
  }),
  'opname terima selesai lagi': pada(
    (toko) => toko.opnameTerima,
    ({ id }) => ({
      who: 'MU',
      path: 'stock-opname-penerimaan/selesai',
      body: { id },
      status: 409,
      code: 'OPNAME_TIDAK_BERJALAN',
    }),
  ),
  'opname terima habis': (toko) =>
    toko.buka && lepas(toko).length === 0
      ? {
          who: 'MU',
          path: 'stock-opname-penerimaan',
          body: { kode_gudang: 'TK' },
          status: 422,
          code: 'TERIMA_HABIS',
        }
      : undefined,
  ...tidakBatal('opname terima', OPNAME_TERIMA, utuh, {
    sudah: 'OPNAME_SUDAH_BATAL',
    kemarin: 'OPNAME_KEMARIN',
  }),
  'tag sama': tag(bertag, (_, one) => one.tag, 409, 'TAG_SAMA'),
  'tag kedua': tag(bertag, baru, 409, 'TAG_ADA'),
  'tag milik lain': tag(polos, (toko) => diToko(toko).find(bertag)?.tag, 409, 'TAG_KEMBAR'),
  'lepas tanpa tag': lepasTag(polos, 409, 'TANPA_TAG'),
};
