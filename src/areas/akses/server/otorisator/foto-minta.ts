/** As many as an approver looks at on a telephone. */
const PALING = 4;
const FOTO = /^\/?(NSIPIC\/([A-Z0-9]{3})\/[0-9a-f]{32}\.jpg)$/;
const BARCODE = /^[A-Z0-9-]{4,20}$/;
/** Paths that name a piece by its barcode. */
const BERBARCODE = /(?:^|\/)barang\/([A-Z0-9-]{4,20})(?:[/?]|$)/;

/**
 * The photos of what a write is about, by what its body, its path or the lines of its document name: photos taken for
 * it first, then the pieces. Photos of this shop alone, or of any where the server itself names them (`lain`). The
 * answer is names only: the reader needs the right to see the photos.
 */
export function fotoDari(kode_toko: string, about: unknown, path = '', lain = false): string[] {
  const [fotos, barcodes] = [new Set<string>(), new Set<string>()];
  const look = (value: unknown, key: string): void => {
    if (Array.isArray(value)) for (const one of value.slice(0, 50)) look(one, key);
    else if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value)) look(one, name);
    else if (typeof value === 'string') {
      const [, foto, toko] = FOTO.exec(value) ?? [];
      if (foto && (lain || toko === kode_toko)) fotos.add(foto);
      else if (key === 'kode_barcode' && BARCODE.test(value)) barcodes.add(value);
    }
  };
  look(about, '');
  const inPath = BERBARCODE.exec(path)?.[1];
  if (inPath) barcodes.add(inPath);
  return [...fotos, ...barcodes].slice(0, PALING);
}
