import { gather, refusals, type Refusal } from '#kit/rules/refusal.ts';
import {
  templatBawaan,
  tepiDari,
  type JenisTemplat,
  type Templat,
} from '#areas/toko/rules/templat-nota.ts';

const TIDAK = refusals({
  BAGIAN_SALAH: { field: 'templat.bagian', message: 'Bagian Nota Tidak Lengkap' },
  NOTA_SEMPIT: { field: 'templat.kiri', message: 'Tepi Nota Terlalu Lebar' },
  NOTA_PENDEK: { field: 'templat.atas', message: 'Ruang Nota Terlalu Pendek' },
  BELAKANG_SEMPIT: { field: 'templat.kiri_belakang', message: 'Tepi Nota Terlalu Lebar' },
  BELAKANG_PENDEK: { field: 'templat.atas_belakang', message: 'Ruang Nota Terlalu Pendek' },
});
const SEMPIT_MM = 60;
const PENDEK_MM = 50;

/** Every part of that paper once, and a form that leaves room to write. */
export function periksaTemplat(jenis: JenisTemplat, templat: Templat): Refusal[] {
  const own = templatBawaan(jenis).bagian.map(({ bagian }) => bagian);
  const given = templat.bagian.map(({ bagian }) => bagian);
  const whole = given.length === own.length && own.every((one) => given.includes(one));
  const { lebar, tinggi } = templat;
  const [depan, belakang] = [tepiDari(templat, 'DEPAN'), tepiDari(templat, 'BELAKANG')];
  return gather(
    [!whole, TIDAK.BAGIAN_SALAH],
    [lebar - 2 * depan.kiri < SEMPIT_MM, TIDAK.NOTA_SEMPIT],
    [tinggi - depan.atas < PENDEK_MM, TIDAK.NOTA_PENDEK],
    [lebar - 2 * belakang.kiri < SEMPIT_MM, TIDAK.BELAKANG_SEMPIT],
    [tinggi - belakang.atas < PENDEK_MM, TIDAK.BELAKANG_PENDEK],
  );
}
