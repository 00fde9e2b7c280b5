import { rowWord } from '#kit/contract/report.ts';
import { words } from '#kit/rules/row-word.ts';

/** What is written beside a movement is the shop's own; where an account begins and ends is ours. */
export const keteranganUang = rowWord('Keterangan', words(['SALDO AWAL', 'SALDO AKHIR']));
