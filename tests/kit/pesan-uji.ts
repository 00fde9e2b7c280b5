import { randomUUID } from 'node:crypto';
import { insertPesan, type Pesan } from '#areas/pesan/server/pesan.table.ts';
import type { Nilai } from '#areas/pesan/rules/isi-pesan.ts';
import { sifatPesan, type JenisPesan } from '#areas/pesan/rules/jenis-pesan.ts';
import { sendAntrean, type Rumah } from '#areas/pesan/server/kirim/kirim-antrean.ts';
import type { Shop } from '#tests/kit/shop.ts';

type Diminta = {
  jenis?: JenisPesan;
  penerima?: string;
  templat?: string;
  nilai?: Nilai;
  kunci?: string;
  no_dokumen?: string;
  kode_toko?: string;
  kode_customer?: string;
};

/** Queues messages of a shop, as an act would. */
export async function antre(shop: Shop, banyak: number, diminta: Diminta = {}): Promise<Pesan[]> {
  const {
    jenis = 'UJI',
    penerima = '+6281234567890',
    templat = 'Halo {nama_toko}',
    nilai,
  } = diminta;
  return shop.db.begin(async (tx) => {
    const queued: Pesan[] = [];
    for (let at = 0; at < banyak; at += 1) {
      const one = await insertPesan(tx, {
        kode_toko: diminta.kode_toko ?? 'KJ1',
        jenis,
        penerima,
        nama: 'Ibu Sari',
        kode_customer: diminta.kode_customer ?? null,
        no_dokumen: diminta.no_dokumen ?? null,
        templat,
        nilai: nilai ?? { nama_toko: 'Kencana' },
        nama_cloud: null,
        gambar: null,
        kunci: diminta.kunci ?? `UJI/${randomUUID()}`,
        jam: sifatPesan(jenis).jam,
        tgl_system: '2026-11-20',
        input_by: 'spv.kj1',
        op: randomUUID(),
      });
      if (one) queued.push(one);
    }
    return queued;
  });
}

const RUMAH: Rumah = { gambar: async () => undefined, larang: async () => undefined, tunggu: 5000 };

/** One beat of a server of its own. */
export const detak = (shop: Shop, rumah: Partial<Rumah> = {}, pemegang = 'uji'): Promise<number> =>
  sendAntrean(shop.db, { ...RUMAH, ...rumah }, pemegang);

type Gateway = Partial<
  Record<'jenis' | 'alamat' | 'pengirim' | 'token' | 'tenang_dari' | 'tenang_sampai', string>
> & {
  kuota?: number;
  ultah?: boolean;
  tempo_hari?: number;
};

/** Lets the owner choose a gateway; one of the test's own is allowed first. */
export async function pasangGateway(shop: Shop, gateway: Gateway): Promise<void> {
  if (gateway.alamat) process.env['KILAU_GATEWAY'] = gateway.alamat;
  const body = {
    jenis: 'WABLAS',
    alamat: '',
    pengirim: '',
    token: 'token-rahasia-1',
    kuota: 1000,
    tenang_dari: '20:00',
    tenang_sampai: '08:00',
    ultah: false,
    tempo_hari: 0,
    ...gateway,
  };
  const { status, text } = await shop.as('OWN').raw('PUT', 'pesan/gateway', body);
  if (status !== 200) throw new Error(text);
}

/** How many messages stand in each state. */
export async function keadaan(shop: Shop): Promise<Record<string, number>> {
  const rows = await shop.rows<{ status: string; n: number }>(
    'select status, count(*)::int as n from pesan group by 1 order by 1',
  );
  return Object.fromEntries(rows.map(({ status, n }) => [status, n]));
}

/** Allows no gateway of a test any more. */
export const lepasGateway = (): void => {
  delete process.env['KILAU_GATEWAY'];
};
