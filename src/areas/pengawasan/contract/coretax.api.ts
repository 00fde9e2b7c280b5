import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { choice, int, optional, yesNo } from '#kit/contract/field.ts';
import { BULAN } from '#kit/rules/hari.ts';
import { rekapPajakReport } from '#areas/pengawasan/contract/rekap-pajak.report.ts';
import { BERKAS_CORETAX } from '#areas/pengawasan/rules/coretax.ts';

const right = { menu: [rekapPajakReport.path] };
const masa = {
  tahun: int('Tahun', { min: 2000, max: 2100 }),
  bulan: choice('Bulan', BULAN),
  /** Invoices that have their number too: the portal has them already. */
  semua: optional(yesNo('Termasuk faktur yang sudah bernomor')),
};

/** How many invoices a month has for the tax portal, and in how many files. */
export const coretaxEndpoint = defineEndpoint({
  call: 'GET pajak/coretax',
  summary: 'Isi berkas impor Coretax sebulan',
  query: masa,
  answer: {
    faktur: int('Faktur ke pengusaha'),
    faktur_bagian: int('Bagian'),
    digunggung: int('Digunggung'),
    digunggung_bagian: int('Bagian'),
    /** Invoices to entrepreneurs that have their number: left out of the file unless they are asked for. */
    bernomor: int('Faktur yang sudah bernomor'),
  },
  right,
});

/** A month as a file that the tax portal takes for import; so many invoices in each part (docs/spec/tax.md). */
export const berkasCoretaxEndpoint = defineEndpoint({
  call: 'GET pajak/coretax/:berkas',
  summary: 'Berkas impor Coretax (XML)',
  params: { berkas: choice('Berkas', BERKAS_CORETAX) },
  query: { ...masa, bagian: optional(int('Bagian', { min: 1, max: 1000 })) },
  right,
  raw: true,
  people: 'whole',
});
