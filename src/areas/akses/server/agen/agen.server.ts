import type { Database } from '#kit/server/database.ts';
import { serve, type Route } from '#kit/server/routes.ts';
import * as kertas from '#kit/contract/agent-paper.ts';
import * as agen from '#areas/akses/contract/agen.api.ts';
import { batalCetakAgen, cetakAgen, lihatCetakAgen } from '#areas/akses/server/agen/cetak-agen.ts';
import { takeTugas, hasilTugas } from '#areas/akses/server/agen/kerja-agen.ts';
import {
  buatKodeAgen,
  cabutAgen,
  lihatAgen,
  pasangAgen,
} from '#areas/akses/server/agen/pasang-agen.ts';

/** Agents that print: paired and revoked by people, asking for papers by themselves, given papers by counters. */
export const agenServer = (db: Database): readonly Route[] => [
  serve(agen.daftarAgenEndpoint, lihatAgen),
  serve(agen.kodeAgenEndpoint, buatKodeAgen(db)),
  serve(agen.cabutAgenEndpoint, cabutAgen(db)),
  serve(agen.pasangAgenEndpoint, (_, { body }, __, around) => pasangAgen(db, body, around)),
  serve(agen.ambilTugasEndpoint, (_, { body }, __, around) => takeTugas(db, body, around)),
  serve(agen.hasilTugasEndpoint, (_, input, __, around) => hasilTugas(db, input, around)),
  serve(kertas.cetakAgenEndpoint, cetakAgen(db)),
  serve(kertas.lihatCetakAgenEndpoint, lihatCetakAgen),
  serve(kertas.batalCetakAgenEndpoint, batalCetakAgen(db)),
];
