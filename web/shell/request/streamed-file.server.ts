/** A file that is sent piece by piece, and made no faster than it is read. */
export const streamOf = (pieces: AsyncGenerator<Buffer>) =>
  new ReadableStream<Uint8Array>({
    async pull(stream) {
      const { done, value } = await pieces.next()
      if (done) stream.close()
      else stream.enqueue(value)
    },
    cancel: () => pieces.return(null).then(() => {}),
  })
