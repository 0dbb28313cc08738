import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * java Apk.java pack OUT RESOURCES CODE JNI ABI…: one unsigned APK of linked resources, R8's output and libraries.
 *
 * <p>java Apk.java check APK: are its libraries loadable where memory pages have 16 KB? Stored, not compressed; beginning at a
 * multiple of 16 KB; and their own segments aligned to as much. Debian's zipalign knows 4 KB only.
 */
class Apk {
    private static final int PAGE = 16384;
    /** The field of an entry that says how it is aligned; signing keeps to it. */
    private static final short ALIGNMENT = (short) 0xd935;

    public static void main(String[] arguments) throws IOException {
        Path apk = Path.of(arguments[1]);
        if (arguments[0].equals("check")) {
            check(apk);
            return;
        }
        var entries = new TreeMap<String, byte[]>();
        var stored = new ArrayList<String>();
        try (var resources = new ZipFile(arguments[2]); var code = new ZipFile(arguments[3])) {
            for (var entry : resources.stream().toList()) {
                entries.put(entry.getName(), resources.getInputStream(entry).readAllBytes());
                if (entry.getMethod() == ZipEntry.STORED) stored.add(entry.getName());
            }
            for (var entry : code.stream().toList()) {
                String name = entry.getName();
                if (!name.matches("classes\\d*\\.dex|META-INF/services/.*|douze/.*")) continue;
                entries.put(name, code.getInputStream(entry).readAllBytes());
            }
        }
        for (String abi : List.of(arguments).subList(5, arguments.length)) {
            try (var libraries = Files.list(Path.of(arguments[4], abi))) {
                for (Path library : libraries.sorted().toList()) {
                    String name = "lib/" + abi + "/" + library.getFileName();
                    entries.put(name, Files.readAllBytes(library));
                    stored.add(name);
                }
            }
        }
        pack(apk, entries, stored);
    }

    private static void pack(Path apk, TreeMap<String, byte[]> entries, List<String> stored) throws IOException {
        try (var counted = new Counted(Files.newOutputStream(apk)); var zip = new ZipOutputStream(counted)) {
            for (var each : entries.entrySet()) {
                var entry = new ZipEntry(each.getKey());
                entry.setTimeLocal(LocalDateTime.of(1981, 1, 1, 0, 0)); // An earlier one takes room of its own.
                if (stored.contains(each.getKey())) {
                    var sum = new CRC32();
                    sum.update(each.getValue());
                    entry.setMethod(ZipEntry.STORED);
                    entry.setSize(each.getValue().length);
                    entry.setCrc(sum.getValue());
                    zip.flush();
                    entry.setExtra(padding(counted.bytes + 30 + each.getKey().length(), each.getKey().endsWith(".so") ? PAGE : 4));
                }
                zip.putNextEntry(entry);
                zip.write(each.getValue());
                zip.closeEntry();
            }
        }
    }

    /** Fills up from `start`, so that what comes next begins at a multiple of `alignment`. */
    private static byte[] padding(long start, int alignment) {
        int head = 6; // Its name, its length and the alignment.
        int zeros = (int) Math.floorMod(-(start + head), (long) alignment);
        return ByteBuffer.allocate(head + zeros).order(ByteOrder.LITTLE_ENDIAN)
            .putShort(ALIGNMENT).putShort((short) (2 + zeros)).putShort((short) alignment).array();
    }

    private static void check(Path apk) throws IOException {
        var faults = new ArrayList<String>();
        int libraries = 0;
        ByteBuffer file = ByteBuffer.wrap(Files.readAllBytes(apk)).order(ByteOrder.LITTLE_ENDIAN);
        // The list at the end of the file says where every entry begins.
        int end = file.limit() - 22;
        while (file.getInt(end) != 0x06054b50) end--;
        int at = file.getInt(end + 16);
        for (int left = file.getShort(end + 10); left > 0; left--) {
            int nameLength = file.getShort(at + 28);
            int entry = file.getInt(at + 42);
            String name = new String(file.array(), at + 46, nameLength);
            boolean isStored = file.getShort(at + 10) == ZipEntry.STORED;
            int data = entry + 30 + file.getShort(entry + 26) + file.getShort(entry + 28);
            at += 46 + nameLength + file.getShort(at + 30) + file.getShort(at + 32);
            if (!name.endsWith(".so")) continue;
            libraries++;
            if (!isStored) faults.add(name + " is compressed");
            else if (data % PAGE != 0) faults.add(name + " begins at " + data + ", not at a multiple of 16 KB");
            else faults.addAll(segments(name, file.slice(data, file.limit() - data).order(ByteOrder.LITTLE_ENDIAN)));
        }
        if (libraries == 0) faults.add("no library inside");
        faults.forEach(System.out::println);
        if (!faults.isEmpty()) System.exit(1);
        System.out.println(libraries + " libraries aligned to 16 KB");
    }

    /** What a loader maps of a library (ELF, 64 bits). */
    private static List<String> segments(String name, ByteBuffer elf) {
        if (elf.getInt(0) != 0x464c457f || elf.get(4) != 2) return List.of(name + " is no library of 64 bits");
        var faults = new ArrayList<String>();
        int size = elf.getShort(54);
        for (int i = 0; i < elf.getShort(56); i++) {
            int header = (int) elf.getLong(32) + i * size;
            boolean isLoaded = elf.getInt(header) == 1;
            long alignment = elf.getLong(header + 48);
            if (isLoaded && alignment < PAGE) faults.add(name + " has a segment aligned to " + alignment + " only");
        }
        return faults;
    }

    private static class Counted extends OutputStream {
        private final OutputStream out;
        private long bytes;

        Counted(OutputStream out) {
            this.out = out;
        }

        @Override
        public void write(int b) throws IOException {
            out.write(b);
            bytes++;
        }

        @Override
        public void write(byte[] b, int from, int length) throws IOException {
            out.write(b, from, length);
            bytes += length;
        }

        @Override
        public void close() throws IOException {
            out.close();
        }
    }
}
