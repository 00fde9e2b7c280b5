/**
 * A receipt printer as a function: takes bytes, answers the printed lines. A command that it does not know and a row
 * that is wider than its paper are errors, for a real printer would put letters in the wrong place.
 */
export function printed(bytes: Uint8Array, columns: number): string[] {
  const paper = new Paper(columns);
  let at = 0;
  const take = (): number => {
    if (at >= bytes.length) throw new Error('An order ends before its figures');
    return bytes[at++] ?? 0;
  };
  const text = (length: number): string =>
    String.fromCharCode(...Array.from({ length }, () => take()));
  const orders: Readonly<Record<string, () => void>> = {
    'ESC @': () => paper.reset(),
    'ESC a': () => (paper.middle = take() === 1),
    'ESC E': () => (paper.bold = take() === 1),
    'ESC d': () => paper.say(`[${take()} rows]`),
    'ESC p': () =>
      paper.say(`[drawer ${take() === 1 ? 5 : 2}, ${take() * 2} ms, ${take() * 2} ms]`),
    'GS !': () => (paper.wide = take() >> 4 === 1 ? 2 : 1),
    'GS V': () => paper.say(take() === 66 && take() === 0 ? '[cut]' : '[?]'),
    'GS h': () => void take(),
    'GS f': () => void take(),
    'GS H': () => void take(),
    'GS w': () => (paper.module = take()),
    'GS k': () => {
      if (take() !== 73) throw new Error('No Code 128');
      paper.say(`[bars ${paper.module}: ${setsRead(text(take()))}]`);
    },
    'GS (': () => {
      take();
      const data = text(take() + 256 * take());
      if (data.startsWith('1P0')) paper.qr = data.slice(3);
      if (data.startsWith('1Q0')) paper.say(`[qr ${paper.qr}]`);
    },
    'GS v': () => {
      take();
      take();
      const across = take() + 256 * take();
      const high = take() + 256 * take();
      text(across * high);
      paper.say(`[picture ${across * 8} x ${high}]`);
    },
  };
  while (at < bytes.length) {
    const one = take();
    const lead = { 0x1b: 'ESC', 0x1d: 'GS' }[one];
    if (one === 10) paper.end();
    else if (!lead) paper.put(one);
    else {
      const name = `${lead} ${String.fromCharCode(take())}`;
      const order = orders[name];
      if (!order) throw new Error(`Not an order: ${name}`);
      order();
    }
  }
  return paper.rows;
}

/** `{BPJ{C` and bytes, back to what was written. */
function setsRead(data: string): string {
  let pairs = false;
  let said = '';
  for (let at = 0; at < data.length; at++) {
    const sign = data.charAt(at);
    if (sign === '{' && data.charAt(at + 1) !== '{') pairs = data.charAt(++at) === 'C';
    else if (pairs) said += String(data.charCodeAt(at)).padStart(2, '0');
    else said += sign === '{' ? data.charAt(++at) : sign;
  }
  return said;
}

class Paper {
  readonly rows: string[] = [];
  middle = false;
  bold = false;
  wide: 1 | 2 = 1;
  module = 0;
  qr = '';
  private row = '';
  private readonly columns: number;

  constructor(columns: number) {
    this.columns = columns;
  }

  reset(): void {
    Object.assign(this, { middle: false, bold: false, wide: 1, row: '' });
  }

  put(sign: number): void {
    if (sign < 32 || sign > 126) throw new Error(`Not a letter: ${sign}`);
    this.row += String.fromCharCode(sign);
  }

  /** What is no letter has a row of its own. */
  say(what: string): void {
    if (this.row !== '') throw new Error(`In the middle of a row: ${what}`);
    this.rows.push(what);
  }

  end(): void {
    const room = this.columns / this.wide;
    if (this.row.length > room) throw new Error(`Wider than the paper: ${this.row}`);
    const before = this.middle ? Math.floor((room - this.row.length) / 2) : 0;
    const said = ' '.repeat(before) + this.row;
    if (this.row !== '' || !this.rows.at(-1)?.startsWith('['))
      this.rows.push(this.bold && said.trim() !== '' ? `${said} *` : said);
    this.row = '';
  }
}
