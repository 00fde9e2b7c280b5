/** Characters that XML cannot hold are left out. */
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const [TAB, LINE, AMPERSAND, LESS, MORE] = [9, 10, 38, 60, 62];
const [ZERO, MINUS] = [48, 45];

/** Any text as XML text. */
export function escape(text: string): string {
  const clean = text.toWellFormed().replace(NO_XML, '');
  return clean.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A letter that is one byte, and stays itself in XML. */
const isBare = (code: number): boolean =>
  code > 31
    ? code < 128 && code !== AMPERSAND && code !== LESS && code !== MORE
    : code === LINE || code === TAB;

/** A letter takes three bytes at most, a sign that XML writes as a name five. */
const LETTER = 5;

/**
 * The bytes of a sheet. A million cells as strings would be gigabytes of garbage: digits and plain letters are put
 * into one buffer byte by byte, and only what is neither becomes a string of its own (bench, J5).
 */
export class SheetInk {
  private bytes: Buffer;
  private at = 0;

  constructor(size: number) {
    this.bytes = Buffer.allocUnsafe(size);
  }

  get length(): number {
    return this.at;
  }

  /** Markup of ours: Latin letters, signs and digits. */
  markup(text: string): void {
    this.room(text.length);
    for (let index = 0; index < text.length; index += 1)
      this.bytes[this.at++] = text.charCodeAt(index);
  }

  /** A text of people, escaped. */
  text(text: string): void {
    this.room(text.length * LETTER);
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      if (!isBare(code)) {
        this.at += this.bytes.write(escape(text.slice(index)), this.at);
        return;
      }
      this.bytes[this.at++] = code;
    }
  }

  /** A figure as JavaScript writes it. */
  figure(value: number): void {
    if ((value | 0) !== value || value === -0x8000_0000) {
      this.markup(String(value));
      return;
    }
    this.room(11);
    let rest = value;
    if (rest < 0) {
      this.bytes[this.at++] = MINUS;
      rest = -rest;
    }
    let end = this.at + 1;
    for (let more = rest; more > 9; more = (more / 10) | 0) end += 1;
    this.at = end;
    do {
      this.bytes[--end] = ZERO + (rest % 10);
      rest = (rest / 10) | 0;
    } while (rest > 0);
  }

  /** What was written since the last time. */
  take(): Buffer {
    const taken = Buffer.from(this.bytes.subarray(0, this.at));
    this.at = 0;
    return taken;
  }

  private room(bytes: number): void {
    if (this.at + bytes <= this.bytes.length) return;
    const wider = Buffer.allocUnsafe(2 * this.bytes.length + bytes);
    this.bytes.copy(wider, 0, 0, this.at);
    this.bytes = wider;
  }
}
