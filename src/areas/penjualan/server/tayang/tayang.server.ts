import type { Database } from '#kit/server/database.ts';
import { serve, serveWrite, type Route } from '#kit/server/routes.ts';
import * as pesanan from '#areas/penjualan/contract/tayang/pesanan-online.api.ts';
import * as api from '#areas/penjualan/contract/tayang/tayang.api.ts';
import {
  daftarPesanan,
  jadikanPo,
  satuPesanan,
  tolakPesanan,
} from '#areas/penjualan/server/tayang/pesanan-online.ts';
import { dpPesanan } from '#areas/penjualan/server/pesanan/dp-online.ts';
import { daftarSambungan, ubahSambungan } from '#areas/penjualan/server/tayang/sambungan.ts';
import {
  daftarTayang,
  kirimBarang,
  pilihanTayang,
  turunkanBarang,
} from '#areas/penjualan/server/tayang/tayang.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Pieces that are offered on marketplaces and web shops, how those are reached, and their orders. */
export const tayangServer = (db: Database): readonly Route[] => [
  serve(api.daftarSambunganEndpoint, daftarSambungan),
  serveWrite(api.ubahSambunganEndpoint, ubahSambungan),
  serve(api.daftarTayangEndpoint, daftarTayang),
  serve(api.pilihanTayangEndpoint, pilihanTayang),
  serveWrite(api.kirimTayangEndpoint, kirimBarang),
  serveWrite(api.turunTayangEndpoint, turunkanBarang),
  serve(pesanan.daftarPesananEndpoint, daftarPesanan),
  serve(pesanan.dpPesananEndpoint, dpPesanan),
  serve(pesanan.satuPesananEndpoint, (on, asked, ctx: Ctx) => satuPesanan(db, on, asked, ctx)),
  serveWrite(pesanan.tolakPesananEndpoint, tolakPesanan),
  serveWrite(pesanan.jadikanPoEndpoint, jadikanPo),
];
