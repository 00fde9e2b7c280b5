import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatInstant } from '#kit/web/base/instant.ts';
import type { daftarTimbangEndpoint } from '#areas/opname/contract/timbang.api.ts';

type Timbang = AnswerOf<typeof daftarTimbangEndpoint>[number];
export type BakiMaster = {
  readonly kode_gudang: string;
  readonly kode_baki: string;
  readonly nama: string;
};

/** A line of the round: a tray that waits, or what the scale said of one. */
export type BarisTimbang = {
  readonly key: string;
  readonly kode_gudang: string;
  readonly kode_baki: string;
  readonly nama: string;
  readonly menunggu: boolean;
  /** On the list already, started. */
  readonly id?: number;
  readonly hasil?: Timbang;
  /** Weighed on a day before: it stays on the list until that is emptied. */
  readonly lama: boolean;
};

type Saring = { gudang: string | null; tgl_system: string };

/**
 * The trays in their order, the warehouse with most of them first: one that waits by its place alone,
 * one that was weighed today with its result, and below them what is left on the list of earlier
 * days. A tray waits when it was not weighed today, or was put on the list once more.
 */
export function susunTimbang(
  daftar: readonly Timbang[],
  baki: readonly BakiMaster[],
  { gudang, tgl_system }: Saring,
): BarisTimbang[] {
  const disini = ({ kode_gudang }: { kode_gudang: string }) => !gudang || kode_gudang === gudang;
  const nama = new Map(baki.map((one) => [tempat(one.kode_gudang, one.kode_baki), one.nama]));
  const hasil = daftar.filter(disini).map((one): BarisTimbang => {
    const di = tempat(one.kode_gudang, one.kode_toko);
    const menunggu = one.status === 'MULAI';
    return {
      key: menunggu ? di : String(one.id),
      kode_gudang: one.kode_gudang,
      kode_baki: one.kode_toko,
      nama: nama.get(di) ?? '',
      menunggu,
      ...(menunggu ? { id: one.id } : { hasil: one }),
      lama: !menunggu && formatInstant(one.waktu).slice(0, 10) < tgl_system,
    };
  });
  const ada = new Set(
    hasil.filter(({ lama }) => !lama).map((one) => tempat(one.kode_gudang, one.kode_baki)),
  );
  const belum = baki.filter(disini).flatMap((one): BarisTimbang[] => {
    const key = tempat(one.kode_gudang, one.kode_baki);
    return ada.has(key) ? [] : [{ ...one, key, menunggu: true, lama: false }];
  });
  const banyak = Map.groupBy(baki, (one) => one.kode_gudang);
  const isi = ({ kode_gudang }: BarisTimbang) => banyak.get(kode_gudang)?.length ?? 0;
  return [...belum, ...hasil].toSorted(
    (a, b) =>
      Number(a.lama) - Number(b.lama) ||
      isi(b) - isi(a) ||
      tempat(a.kode_gudang, a.kode_baki).localeCompare(tempat(b.kode_gudang, b.kode_baki)) ||
      Number(b.menunggu) - Number(a.menunggu) ||
      (b.hasil?.id ?? 0) - (a.hasil?.id ?? 0),
  );
}

const tempat = (kode_gudang: string, kode_baki: string): string => `${kode_gudang}/${kode_baki}`;
