import { over, setting } from '#areas/dokumen/contract/document-asks.ts';
import { stockEvents } from '#areas/stock/contract/stock.event.ts';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';
import { sepuhanEvents } from '#areas/sepuhan/contract/sepuhan.event.ts';

const LEBUR = setting(stockParam.TOLERANSI_SUSUT_LEBUR);
const PROSES = [
  ['CUCI', setting(stockParam.TOLERANSI_SUSUT_CUCI)],
  ['POLES', setting(stockParam.TOLERANSI_SUSUT_POLES)],
  ['PATRI', setting(stockParam.TOLERANSI_SUSUT_PATRI)],
] as const;

/** What a test finds less of fine gold than may go, with what earlier processes lost. */
const UJI_KURANG = {
  all: [
    over('murni_timbang', 'murni_hasil'),
    over({ minus: ['murni_asal', 'murni_hasil'] }, { percentDown: ['murni_asal', LEBUR] }),
  ],
} as const;
/** Gold that was tested before has no more of it by another test, without a process that explains it. */
const UJI = [over('murni_hasil', 'murni_timbang'), UJI_KURANG] as const;

/** What steps of refining lose, each against its own process (D-51.17); lots by hand are an owner's. */
export const sepuhanAsks = {
  koreksi: {
    event: sepuhanEvents.KOREKSI_SEPUHAN,
    when: { is: ['langkah', 'MANUAL'] },
    message: 'Koreksi stock sepuhan',
    shows: ['kode_gudang', 'berat', 'berat_hasil', 'selisih_murni', 'keterangan'],
    reason: 'keterangan',
  },
  /** Gold that is gone without a process is a loss whatever it weighs (D-51.17). */
  hilang: { event: stockEvents.SUSUT_LEBIH, when: { is: ['langkah', 'SUSUT'] } },
  lebur: {
    event: stockEvents.SUSUT_LEBIH,
    when: {
      all: [
        { is: ['langkah', 'LEBUR'] },
        {
          any: [
            {
              all: [
                over('murni', 'murni_hasil'),
                over(
                  { minus: ['murni_asal', 'murni_hasil'] },
                  { percentDown: ['murni_asal', LEBUR] },
                ),
              ],
            },
            over({ minus: ['murni_hasil', 'murni'] }, { percentDown: ['murni', LEBUR] }),
          ],
        },
      ],
    },
  },
  /** A piece that is lighter under its new label than washing leaves it. */
  label: {
    event: stockEvents.SUSUT_LEBIH,
    each: 'line',
    when: {
      all: [
        { is: ['langkah', 'SORTIR'] },
        { is: ['kelas', 'JUAL LAGI'] },
        over('berat', 'berat_hasil'),
        over(
          { minus: ['berat_asal', 'berat_hasil'] },
          { percentDown: ['berat_asal', PROSES[0][1]] },
        ),
      ],
    },
  },
  /** Each piece by itself: what the scale misses of it, and what a test does not find in it. */
  timbang: {
    event: stockEvents.SUSUT_LEBIH,
    each: 'line',
    when: {
      all: [
        { is: ['langkah', 'TERIMA'] },
        {
          any: [
            over({ minus: ['berat', 'berat_hasil'] }, setting(stockParam.TOLERANSI_KIRIMAN)),
            over('berat_hasil', 'berat'),
            over(
              { minus: ['murni_hasil', 'murni_timbang'] },
              { percentDown: ['murni_timbang', LEBUR] },
            ),
            UJI_KURANG,
          ],
        },
      ],
    },
  },
  /** Each lot that comes back by itself, against what was done with it; a piece is called by its code, not tested. */
  cuci: {
    event: stockEvents.SUSUT_LEBIH,
    each: 'line',
    when: {
      all: [
        { is: ['langkah', 'TERIMA CUCI'] },
        {
          any: [
            over('berat_hasil', 'berat'),
            { all: [{ is: ['proses', 'LEBUR'] }, over('berat', 'berat_hasil')] },
            ...PROSES.map(([proses, toleransi]) => ({
              all: [
                { is: ['proses', proses] as const },
                over('berat', 'berat_hasil'),
                over(
                  { minus: ['berat_asal', 'berat_hasil'] },
                  { percentDown: ['berat_asal', toleransi] },
                ),
              ],
            })),
            ...(['CUCI', 'LEBUR'] as const).map((kelas) => ({
              all: [{ is: ['kelas', kelas] as const }, { any: UJI }],
            })),
          ],
        },
      ],
    },
  },
  /** Gold of another kadar than its lot, as a test says it now. */
  uji: {
    event: stockEvents.SUSUT_LEBIH,
    each: 'line',
    when: { all: [{ is: ['langkah', 'PINDAH SORTIR'] }, { any: UJI }] },
  },
} as const;
