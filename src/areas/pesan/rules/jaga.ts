import { semuaJenis, sifatPesan, type JenisPesan } from '#areas/pesan/rules/jenis-pesan.ts';

/** Kinds that tell a customer what was done with his own (D-29.2). */
export const JENIS_JAGA: readonly JenisPesan[] = semuaJenis.filter(
  (jenis) => sifatPesan(jenis).jaga !== undefined,
);

/** Whether a person of this level may choose the words of a kind. */
export const bisaUbahTemplat = (jenis: JenisPesan, level: string): boolean =>
  !JENIS_JAGA.includes(jenis) || level === 'OWN' || level === 'SU';
