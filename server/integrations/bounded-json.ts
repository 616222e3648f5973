/** The largest body of an answer, decompressed. */
const bodyBytesMax = 1024 * 1024;

/** A body that is not accepted. The message quotes nothing of it. */
export class BodyRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BodyRefused';
  }
}

/** A body above the limit; a smaller question may have one below it. */
export class BodyTooLarge extends BodyRefused {
  constructor() {
    super('the body is larger than 1 MB');
    this.name = 'BodyTooLarge';
  }
}

/**
 * Reads an answer's body as JSON of any kind (`application/vnd.api+json`, …).
 *
 * @throws BodyRefused when it is something else, BodyTooLarge above 1 MB, and what fetch throws when
 *   the connection breaks
 */
export async function readBoundedJson(response: Response): Promise<unknown> {
  const contentType = response.headers.get('content-type');
  if (contentType !== null && !/^[^;]*json\s*(;|$)/i.test(contentType)) {
    await response.body?.cancel();
    throw new BodyRefused('the body is no JSON');
  }
  const text = await readBoundedText(response);
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own error quotes the text, which must not be logged.
    throw new BodyRefused('the body does not parse as JSON');
  }
}

async function readBoundedText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > bodyBytesMax) {
      // Leaving the loop cancels the body, and with it the connection.
      throw new BodyTooLarge();
    }
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
