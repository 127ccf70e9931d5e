// Reports that it is ready, and then hangs on any request.
process.on('message', () => {
  for (;;);
});
process.send?.({ ready: true });
