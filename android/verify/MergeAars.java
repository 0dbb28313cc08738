import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/**
 * java MergeAars.java AARS OUT: makes one library of all AARs in a folder.
 *
 * <p>OUT/classes gets every class; OUT/{manifest,proguard,res,jni} what else an Android build takes from them, and
 * OUT/packages.txt whose resource ids are asked for.
 */
public class MergeAars {
    private static final List<String> FOLDERS = List.of("classes", "manifest", "proguard", "res", "jni");
    private static final Pattern PACKAGE = Pattern.compile("package=\"([^\"]+)\"");

    private final Path out;
    private final List<String> packages = new ArrayList<>();

    private MergeAars(Path out) {
        this.out = out;
    }

    public static void main(String[] arguments) throws IOException {
        Path out = Path.of(arguments[1]);
        List<Path> aars;
        try (var files = Files.list(Path.of(arguments[0]))) {
            aars = files.filter(file -> file.toString().endsWith(".aar")).sorted().toList();
        }
        if (aars.isEmpty()) throw new IOException("no AAR in " + arguments[0]);

        // The same libraries as last time: nothing to do.
        Path list = out.resolve("merged.txt");
        String merged = String.join("\n", aars.stream().map(aar -> aar.getFileName().toString()).toList());
        if (Files.exists(list) && Files.readString(list).equals(merged)) return;
        Files.deleteIfExists(list);

        for (String folder : FOLDERS) delete(out.resolve(folder));
        var merge = new MergeAars(out);
        for (Path aar : aars) merge.add(aar);
        Files.writeString(out.resolve("packages.txt"), String.join(":", merge.packages));
        Files.writeString(list, merged);
        System.out.println(aars.size() + " AARs merged");
    }

    private static void delete(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (var files = Files.walk(folder)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
            }
        }
        Files.createDirectories(folder);
    }

    private void add(Path aar) throws IOException {
        String name = aar.getFileName().toString().replaceFirst("\\.aar$", "");
        try (var zip = new ZipInputStream(Files.newInputStream(aar))) {
            for (ZipEntry entry; (entry = zip.getNextEntry()) != null; ) {
                String path = entry.getName();
                if (entry.isDirectory()) continue;
                if (path.equals("classes.jar") || path.matches("libs/.*\\.jar")) {
                    classes(zip, name);
                } else if (path.equals("AndroidManifest.xml")) {
                    Path manifest = copy(zip, out.resolve("manifest"), name + ".xml");
                    Matcher matcher = PACKAGE.matcher(Files.readString(manifest));
                    if (matcher.find()) packages.add(matcher.group(1));
                } else if (path.equals("proguard.txt")) {
                    copy(zip, out.resolve("proguard"), name + ".pro");
                } else if (path.startsWith("res/")) {
                    copy(zip, out.resolve("res").resolve(name), path.substring("res/".length()));
                } else if (path.startsWith("jni/")) {
                    copy(zip, out, path);
                }
            }
        }
    }

    private void classes(InputStream jar, String name) throws IOException {
        var zip = new ZipInputStream(jar); // Not closed: the AAR goes on behind it.
        for (ZipEntry entry; (entry = zip.getNextEntry()) != null; ) {
            String path = entry.getName();
            if (entry.isDirectory() || path.equals("META-INF/MANIFEST.MF")) continue;
            Path file = out.resolve("classes").resolve(path);
            if (!Files.exists(file)) {
                copy(zip, out.resolve("classes"), path);
            } else if (path.startsWith("META-INF/services/")) {
                Files.write(file, zip.readAllBytes(), StandardOpenOption.APPEND);
            } else if (path.endsWith(".class")) {
                throw new IOException(path + " of " + name + " is in another library, too");
            }
        }
    }

    private static Path copy(InputStream from, Path folder, String path) throws IOException {
        Path file = folder.resolve(path).normalize();
        if (!file.startsWith(folder)) throw new IOException(path + " leads out of its archive");
        Files.createDirectories(file.getParent());
        Files.copy(from, file, StandardCopyOption.REPLACE_EXISTING);
        return file;
    }
}
