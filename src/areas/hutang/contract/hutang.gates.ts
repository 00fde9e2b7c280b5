import { not, type Gate } from '#kit/rules/gate.ts';
import { modul } from '#areas/toko/contract/modul.ts';

/** Hidden where the principal follows the gold price instead (1§6, D-33.5). */
export const pakaiTabelPokok: Gate = {
  all: [
    modul('PARAMETER_JUMLAH_HUTANG_POKOK_MODULE'),
    not({ param: 'PARAMETER_JUMLAH_HUTANG_POKOK', is: 'HARGA_EMAS' }),
  ],
};
