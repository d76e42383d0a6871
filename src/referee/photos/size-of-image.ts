/** The format of a picture in a file, and the size it claims to have. */
export interface ImageSize {
  readonly format: 'png' | 'jpeg' | 'webp';
  readonly width: number;
  readonly height: number;
}

const PNG = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1');

/**
 * The size of a picture from its first bytes, before any of it is decoded: a small file may decode to gigabytes. The file's name
 * and the type that its sender claims count for nothing.
 * @returns `undefined` if it isn't PNG, JPEG or WebP
 */
export function sizeOfImage(bytes: Uint8Array): ImageSize | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const size = pngSize(file) ?? jpegSize(file) ?? webpSize(file);
    return size && size.width > 0 && size.height > 0 ? size : undefined;
  } catch (error) {
    // The file ends before it gives its size.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function pngSize(file: Buffer): ImageSize | undefined {
  if (!file.subarray(0, PNG.length).equals(PNG)) return undefined;
  return { format: 'png', width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

/**
 * Whether a picture's file goes on to its end: a decoder takes a JPEG that breaks off, and paints the rest of it grey.
 * @param bytes a picture whose size can be read
 */
export function isWhole(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const frame = jpegFrame(file);
  // A small picture in the picture has an end of its own, but comes before the frame. More may follow the end.
  return frame === undefined || file.lastIndexOf(JPEG_END) > frame;
}

const JPEG_END = Buffer.from([0xff, 0xd9]);

function jpegSize(file: Buffer): ImageSize | undefined {
  const at = jpegFrame(file);
  return at === undefined
    ? undefined
    : { format: 'jpeg', height: file.readUInt16BE(at + 4), width: file.readUInt16BE(at + 6) };
}

/** Segments follow each other, each with its length; the frame segment has the size. @returns where its marker is */
function jpegFrame(file: Buffer): number | undefined {
  if (file.readUInt16BE(0) !== 0xff_d8) return undefined;
  let at = 2;
  for (;;) {
    while (file.readUInt8(at) === 0xff) at += 1;
    if (isFrame(file.readUInt8(at))) return at;
    at += 1 + file.readUInt16BE(at + 1);
    if (file.readUInt8(at) !== 0xff) return undefined;
  }
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function webpSize(file: Buffer): ImageSize | undefined {
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  const format = 'webp';
  switch (file.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { format, width: file.readUInt16LE(26) & 0x3f_ff, height: file.readUInt16LE(28) & 0x3f_ff };
    case 'VP8L': {
      const bits = file.readUInt32LE(21);
      return { format, width: (bits & 0x3f_ff) + 1, height: ((bits >> 14) & 0x3f_ff) + 1 };
    }
    case 'VP8X':
      return { format, width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
}
