// Says that it is there, and then is busy for ever with whatever it is asked.
process.on('message', () => {
  for (;;);
});
process.send?.({ ready: true });
